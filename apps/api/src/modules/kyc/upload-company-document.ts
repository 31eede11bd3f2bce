import type { components } from '@repo/api-sdk/spec';
import { type CompanyDocumentType, canSendCompanyDocument } from '@repo/domain/kyc';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listExpiries } from '../document-expiries/document-expiries.repository.ts';
import { checkUpload } from '../documents/check-upload.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import { storeFile } from '../documents/store-file.ts';
import { deleteFiles } from '../files/files.repository.ts';
import { findCompanyDocument, saveCompanyDocument } from './company-documents.repository.ts';
import { kycErrors } from './kyc.errors.ts';

type UploadResponse = components['schemas']['UploadCompanyDocumentResponse'];

/** Files a document of the caller's company, to be reviewed; one under review, or approved and not expiring, is not replaced (D19). */
export async function uploadCompanyDocument(
  deps: Deps,
  actor: Actor,
  { docType, upload }: { docType: CompanyDocumentType; upload: UploadedFile | null },
): Promise<UploadResponse> {
  if (!actor.account.isCompany) throw new AppError(kycErrors.notCompany);
  const file = await checkUpload(deps, actor, upload);
  const { fileId, replacedKeys } = await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    // The first document of a kind has no row to lock: two sent at once would both be stored, one of them unreferenced.
    await lockAccount(tx, actor);
    const held = await findCompanyDocument(tx, actor.userId, docType);
    const expiries = await listExpiries(tx, actor.userId);
    const isExpiring = expiries.some(({ document, step }) => document === docType && step !== null);
    if (!canSendCompanyDocument(held?.status ?? null, isExpiring))
      throw new AppError(kycErrors.companyDocumentHeld);
    const now = deps.clock.now();
    const stored = await storeFile(inner, { userId: actor.userId, purpose: 'company_document', ...file });
    await saveCompanyDocument(tx, {
      id: held?.id ?? deps.ids.uuid(),
      userId: actor.userId,
      docType,
      fileId: stored,
      status: 'checking',
      rejectionReason: null,
      markFault: null,
      markMessage: null,
      staffComment: null,
      decidedAt: null,
      decidedBy: null,
      createdAt: held?.createdAt ?? now,
      updatedAt: now,
    });
    await recordAudit(inner, {
      by: actor,
      action: 'company_document.sent',
      object: { type: 'company_document', id: docType },
      after: { file_id: stored },
    });
    return { fileId: stored, replacedKeys: held === null ? [] : await deleteFiles(tx, [held.fileId]) };
  });
  await Promise.all(replacedKeys.map((key) => deps.files.delete(key)));
  return { success: true, data: { doc_type: docType, url: signFileUrl(deps, fileId), status: 'checking' } };
}
