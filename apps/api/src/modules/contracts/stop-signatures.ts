import type { Deps } from '../../deps.ts';
import { applySignatureState } from './apply-signature-state.ts';
import * as repository from './contracts.repository.ts';
import { endContract } from './end-contract.ts';

/**
 * A product that is suspended or archived takes no subscription: a signature under way is stopped at the provider and its contract
 * canceled. What the client signed a moment before is signed. Returns how many were looked at.
 */
export async function stopSignatures(deps: Deps, stopping?: AbortSignal): Promise<number> {
  const requests = await repository.listStoppedSignatures(deps.db, deps.signature.refresh.maxPerRound);
  for (const request of requests) {
    if (stopping?.aborted) break;
    // Only one process stops it.
    if (!(await repository.claimSignatureRequest(deps.db, request, deps.clock.now()))) continue;
    try {
      const state = await deps.signature.cancel(request.id);
      if (state?.status === 'done' || state?.status === 'declined')
        await applySignatureState(deps, request.id);
      else
        await endContract(deps, {
          contractId: request.contractId,
          action: 'expire',
          requestStatus: 'canceled',
          by: null,
        });
    } catch (error) {
      deps.log.error({ err: error, requestId: request.id }, 'signature of a stopped product not canceled');
    }
  }
  return requests.length;
}
