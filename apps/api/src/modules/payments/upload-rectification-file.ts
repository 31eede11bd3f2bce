import type { components } from '@repo/api-sdk/spec';
import { contractActorFor } from '@repo/domain/contract-status';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { findContractView } from '../contracts/contracts.repository.ts';
import { checkUpload } from '../documents/check-upload.ts';
import { findFile } from '../documents/files.repository.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import { storeFile } from '../documents/store-file.ts';
import { paymentsErrors } from './payments.errors.ts';

/** Stores the document that shows what was wrong, with the client's other files. */
export async function uploadRectificationFile(
  deps: Deps,
  actor: Actor,
  { contractId, upload }: { contractId: string; upload: UploadedFile | null },
): Promise<components['schemas']['StaffFile']> {
  const view = await findContractView(deps.db, { id: contractId });
  if (view === undefined) throw new AppError(contractsErrors.notFound);
  const { userId } = view.contract;
  if (contractActorFor(actor.access, userId) !== 'admin') throw new AppError(paymentsErrors.forbidden);
  const file = await checkUpload(upload);
  const id = await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const stored = await storeFile(inTx, { userId, purpose: 'rectification', ...file });
    await recordAudit(inTx, {
      by: actor,
      action: 'payment.document_stored',
      object: { type: 'contract', id: contractId },
      after: { document_id: stored, detail: file.name },
    });
    return stored;
  });
  return { id, name: file.name, url: signFileUrl(deps, id) };
}

/** A document of a rectification is one that was stored for it, of the same client. */
export async function refuseUnknownDocument(
  deps: Deps,
  { id, userId }: { id: string | undefined; userId: string },
): Promise<void> {
  const file = id === undefined ? null : await findFile(deps.db, id);
  const isKnown = file?.purpose === 'rectification' && file.userId === userId;
  if (id !== undefined && !isKnown) throw new AppError(paymentsErrors.unknownDocument);
}
