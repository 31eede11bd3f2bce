// Finishes what a crash or a lost message left half done: run at start and from time to time.
import type { SignatureRequestRow } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import { findUserById } from '../identity/users.repository.ts';
import { applySignatureState } from './apply-signature-state.ts';
import * as repository from './contracts.repository.ts';
import { openSignature } from './open-signature.ts';

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
  if (request.status === 'creating') await finishOpening(deps, request);
  await applySignatureState(deps, request.id);
}

/** The client decided and we promised: the provider is asked again, with the same id, so it can't be asked twice. */
async function finishOpening(deps: Deps, request: SignatureRequestRow): Promise<void> {
  const view = await repository.findContractView(deps.db, { id: request.contractId });
  const client = await findUserById(deps.db, request.userId);
  if (!view || !client) throw new Error(`signature request ${request.id} has no contract`);
  await openSignature(deps, { contract: view.contract, strategy: view.strategy, client });
}
