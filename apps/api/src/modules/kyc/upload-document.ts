import { type IdentityDocumentType, type KycStatus, requiredSides } from '@repo/domain/kyc';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestBody } from '../../http/operation.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { type CheckedFile, checkUpload } from '../documents/check-upload.ts';
import { storeFile } from '../documents/store-file.ts';
import { deleteFiles } from '../files/files.repository.ts';
import { applyKycChange } from './apply-kyc-change.ts';
import { callProvider } from './call-provider.ts';
import { ensureApplicant } from './ensure-applicant.ts';
import { insertIdentityDocument, listReplacedFiles } from './identity-documents.repository.ts';
import { kycErrors } from './kyc.errors.ts';
import { assertCanSubmit } from './kyc.policy.ts';

type UploadForm = RequestBody<'uploadDocument'>;
type Side = 'FRONT_SIDE' | 'BACK_SIDE';

/** Files one side of an identity document and hands it to the provider; the status becomes pending (R089). */
export async function uploadDocument(
  deps: Deps,
  actor: Actor,
  { form, upload }: { form: UploadForm; upload: UploadedFile | null },
): Promise<KycStatus> {
  const { country = '' } = form;
  if (country === '') throw new AppError(kycErrors.countryRequired);
  const side = checkSide(form.doc_type, form.side);
  await assertCanSubmit(deps, actor);
  const file = await checkUpload(deps, actor, upload);
  const applicant = await ensureApplicant(deps, actor);
  // D8: an applicant that is not the caller's is not found.
  if (form.applicant_id !== undefined && form.applicant_id !== applicant.applicantId) {
    throw new AppError(httpErrors.forbidden);
  }
  await callProvider(() =>
    deps.kyc.addDocument(applicant.applicantId, {
      idDocType: form.doc_type,
      country,
      ...(side !== null && { idDocSubType: side }),
      fileName: file.name,
      mime: file.mime,
      bytes: file.bytes,
    }),
  );
  await keepDocument(deps, actor, { file, side, docType: form.doc_type, country });
  return applyKycChange(deps, {
    userId: actor.userId,
    source: 'upload',
    to: 'pending',
    by: actor,
    isNewTry: true,
  });
}

/** Only an identity card has sides. */
function checkSide(docType: IdentityDocumentType, side: Side | undefined): Side | null {
  const isTwoSided = requiredSides[docType].length > 1;
  if (isTwoSided && side === undefined) throw new AppError(kycErrors.sideRequired);
  if (!isTwoSided && side !== undefined) throw new AppError(kycErrors.sideRefused);
  return side ?? null;
}

async function keepDocument(
  deps: Deps,
  actor: Actor,
  document: { file: CheckedFile; side: Side | null; docType: IdentityDocumentType; country: string },
): Promise<void> {
  const { file, side, docType, country } = document;
  const replacedKeys = await deps.db.transaction(async (tx) => {
    // The same side sent twice at once: the later one must see the earlier one to take its place.
    await lockAccount(tx, actor);
    const replaced = await listReplacedFiles(tx, actor.userId, { docType, side });
    const keys = await deleteFiles(tx, replaced);
    const fileId = await storeFile(
      { ...deps, db: tx },
      { userId: actor.userId, purpose: 'identity_document', ...file },
    );
    await insertIdentityDocument(tx, {
      id: deps.ids.uuid(),
      userId: actor.userId,
      fileId,
      docType,
      country,
      side,
      createdAt: deps.clock.now(),
    });
    return keys;
  });
  await Promise.all(replacedKeys.map((key) => deps.files.delete(key)));
}
