// Finishes what a crash or a lost message left half done: run at start and from time to time.
import type { SignatureRequestRow } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import { applySignatureState } from './apply-signature-state.ts';
import * as repository from './contracts.repository.ts';
import { endContract } from './end-contract.ts';

/** A request is given this long to be made: a younger one is still being worked on by whoever makes it. */
const creationGraceMs = 60_000;

/** Answers how many requests were looked at. At start nothing else is at work, so no request is too young. */
export async function reconcileSignatures(deps: Deps, options: { isStart: boolean }): Promise<number> {
  const graceMs = options.isStart ? 0 : creationGraceMs;
  const createdBefore = new Date(deps.clock.now().getTime() - graceMs);
  const requests = await repository.listOpenSignatureRequests(deps.db, createdBefore);
  for (const request of requests) {
    try {
      await reconcile(deps, request);
    } catch (error) {
      // One that can't be settled now must not hold back the others; the next round comes back to it.
      deps.log.error({ err: error, requestId: request.id }, 'signature request not reconciled');
    }
  }
  return requests.length;
}

async function reconcile(deps: Deps, request: SignatureRequestRow): Promise<void> {
  const state = await deps.signature.getStatus(request.id);
  if (state === null) {
    // The provider never heard of it, so its client never saw a frame.
    await endContract(deps, {
      contractId: request.contractId,
      action: 'expire',
      requestStatus: 'failed',
      by: null,
    });
    return;
  }
  if (request.status === 'creating') {
    await repository.saveSignatureRequest(deps.db, request.id, {
      status: 'ongoing',
      providerRequestId: state.providerRequestId,
      iframeUrl: state.iframeUrl,
      updatedAt: deps.clock.now(),
    });
  }
  await applySignatureState(deps, request.id);
}
