import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { applySignatureState } from './apply-signature-state.ts';
import { contractsErrors } from './contracts.errors.ts';
import * as repository from './contracts.repository.ts';
import { endContract } from './end-contract.ts';

/**
 * Cancels the caller's pending contract. The provider is called first: once it has stopped the signature it can't be
 * signed any more, and if the client signed a moment before, the contract is signed and the response is a conflict.
 */
export function cancelContract(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  return cancelPending(deps, actor, { contractId, userId: actor.userId });
}

/** « Annuler » by staff: the same, for the contract of a client, who reads the reason in an email. */
export async function cancelContractByStaff(
  deps: Deps,
  actor: Actor,
  { contractId, reason }: { contractId: string; reason: string },
): Promise<void> {
  refuseInvalid(validateReason({ reason }));
  await cancelPending(deps, actor, { contractId, reason: reason.trim() });
}

interface Cancellation {
  contractId: string;
  /** Whose it must be; any client's for staff. */
  userId?: string;
  reason?: string;
}

async function cancelPending(
  deps: Deps,
  actor: Actor,
  { contractId, userId, reason }: Cancellation,
): Promise<void> {
  const view = await repository.findContractView(deps.db, { id: contractId, userId });
  if (!view) throw new AppError(contractsErrors.notFound);
  if (userId === undefined && view.contract.userId === actor.userId) {
    throw new AppError(contractsErrors.ownContract);
  }
  if (view.contract.status !== 'pending') throw new AppError(contractsErrors.notCancelable);
  const request = await repository.findSignatureRequest(deps.db, { contractId });
  if (request) await stopSignature(deps, request.id);
  const isCanceled = await endContract(deps, {
    contractId,
    action: 'cancel',
    requestStatus: 'canceled',
    by: actor,
    ...(reason !== undefined && { reason }),
  });
  if (!isCanceled) throw new AppError(contractsErrors.notCancelable);
}

async function stopSignature(deps: Deps, requestId: string): Promise<void> {
  const state = await deps.signature.cancel(requestId).catch((cause: unknown) => {
    throw new AppError(contractsErrors.providerUnavailable, { cause });
  });
  if (state?.status !== 'done' && state?.status !== 'declined') return;
  await applySignatureState(deps, requestId);
  throw new AppError(contractsErrors.notCancelable);
}
