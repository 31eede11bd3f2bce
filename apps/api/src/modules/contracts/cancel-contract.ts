import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { applySignatureState } from './apply-signature-state.ts';
import { contractsErrors } from './contracts.errors.ts';
import * as repository from './contracts.repository.ts';
import { endContract } from './end-contract.ts';

/**
 * Cancels the caller's pending contract. The provider is called first: once it has stopped the signature it can't be
 * signed any more, and if the client signed a moment before, the contract is signed and the response is a conflict.
 */
export async function cancelContract(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  const view = await repository.findContractView(deps.db, { id: contractId, userId: actor.userId });
  if (!view) throw new AppError(contractsErrors.notFound);
  if (view.contract.status !== 'pending') throw new AppError(contractsErrors.notCancelable);
  const request = await repository.findSignatureRequest(deps.db, { contractId });
  if (request) await stopSignature(deps, request.id);
  const isCanceled = await endContract(deps, {
    contractId,
    action: 'cancel',
    requestStatus: 'canceled',
    by: actor,
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
