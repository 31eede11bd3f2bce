// Finishes what a crash or a lost message left half done: run at start and from time to time.
import type { SignatureRequestRow } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import { findUserById } from '../identity/users.repository.ts';
import { applySignatureState } from './apply-signature-state.ts';
import * as repository from './contracts.repository.ts';
import { openSignature } from './open-signature.ts';

/** A request is given this long to be made: a younger one is still being worked on by whoever makes it. */
const creationGraceMs = 120_000;

/**
 * Answers how many requests were looked at. At start nothing else is at work, so no request is too young. A provider that
 * counts its calls is asked about few at a time, and seldom about the same one: its messages tell the rest.
 */
export async function reconcileSignatures(
  deps: Deps,
  { isStart, stopping }: { isStart: boolean; stopping?: AbortSignal },
): Promise<number> {
  const graceMs = isStart ? 0 : creationGraceMs;
  const { everyMs, maxPerRound } = deps.signature.refresh;
  const now = deps.clock.now();
  const requests = await repository.listOpenSignatureRequests(deps.db, {
    createdBefore: new Date(now.getTime() - graceMs),
    checkedBefore: new Date(now.getTime() - everyMs),
    limit: maxPerRound,
  });
  for (const request of requests) {
    if (stopping?.aborted) break;
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
  // Before the question: one that always fails must not be asked at every round.
  await repository.saveSignatureRequest(deps.db, request.id, { checkedAt: deps.clock.now() });
  if (request.status === 'failed') {
    await withdraw(deps, request);
    return;
  }
  if (request.status === 'creating') await finishOpening(deps, request);
  await applySignatureState(deps, request.id);
}

/** What a failure left at the provider is taken back: its contract has ended, and nobody was given the link. */
async function withdraw(deps: Deps, { id }: SignatureRequestRow): Promise<void> {
  await deps.signature.cancel(id);
  await repository.saveSignatureRequest(deps.db, id, { status: 'canceled', updatedAt: deps.clock.now() });
}

/** The client decided and we promised: the provider is asked again, with the same id, so it can't be asked twice. */
async function finishOpening(deps: Deps, request: SignatureRequestRow): Promise<void> {
  const view = await repository.findContractView(deps.db, { id: request.contractId });
  const client = await findUserById(deps.db, request.userId);
  if (!view || !client) throw new Error(`signature request ${request.id} has no contract`);
  await openSignature(deps, { contract: view.contract, strategy: view.strategy, client });
}
