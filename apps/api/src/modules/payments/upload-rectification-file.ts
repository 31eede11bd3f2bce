import type { components } from '@repo/api-sdk/spec';
import { contractActorFor } from '@repo/domain/contract-status';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { findContractView } from '../contracts/contracts.repository.ts';
import { findFile } from '../files/files.repository.ts';
import { paymentsErrors } from './payments.errors.ts';
import { storeStaffFile } from './store-staff-file.ts';

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
  return storeStaffFile(deps, actor, {
    userId,
    purpose: 'rectification',
    upload,
    action: 'payment.document_stored',
    object: { type: 'contract', id: contractId },
    idName: 'document_id',
  });
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
