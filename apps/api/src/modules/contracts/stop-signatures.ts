import type { SignatureRequestRow } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import { applySignatureState } from './apply-signature-state.ts';
import * as repository from './contracts.repository.ts';
import { endContract } from './end-contract.ts';

/** A request that could not be stopped is tried again after this, or sooner where the provider is called more often. */
const retryMs = 5 * 60_000;

/**
 * A product that is suspended or archived takes no subscription: a signature under way is stopped at the provider and its contract
 * canceled. What the client signed a moment before is signed. Returns how many of the `most` requests were looked at.
 */
export async function stopSignatures(deps: Deps, most: number, stopping?: AbortSignal): Promise<number> {
  const wait = Math.min(retryMs, deps.signature.refresh.everyMs);
  const checkedBefore = new Date(deps.clock.now().getTime() - wait);
  const looked = new Set<string>();
  while (looked.size < most) {
    if (stopping?.aborted) break;
    // One at a time: the product of the next may be open again by then.
    const request = await repository.findStoppedSignature(deps.db, { checkedBefore });
    if (request === undefined || looked.has(request.id)) break;
    looked.add(request.id);
    try {
      // Only one process stops it.
      if (await repository.claimSignatureRequest(deps.db, request, deps.clock.now()))
        await stopSignature(deps, request);
    } catch (error) {
      deps.log.error({ err: error, requestId: request.id }, 'signature of a stopped product not canceled');
    }
  }
  return looked.size;
}

async function stopSignature(deps: Deps, { id, contractId }: SignatureRequestRow): Promise<void> {
  const state = await deps.signature.cancel(id);
  if (state?.status === 'done' || state?.status === 'declined') {
    await applySignatureState(deps, id);
    return;
  }
  await endContract(deps, {
    contractId,
    action: 'expire',
    requestStatus: 'canceled',
    by: null,
    isProductStopped: true,
  });
}
