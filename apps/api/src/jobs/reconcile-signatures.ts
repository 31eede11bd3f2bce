// Finishes what a crash or a lost message left half done: run at start and from time to time.
import type { SignatureRequestRow } from '../db/schema/contracts.ts';
import type { Deps } from '../deps.ts';
import { findUserById } from '../modules/accounts/users.repository.ts';
import { applySignatureState } from '../modules/contracts/apply-signature-state.ts';
import * as repository from '../modules/contracts/contracts.repository.ts';
import { openSignature } from '../modules/contracts/open-signature.ts';
import { stopSignatures } from '../modules/contracts/stop-signatures.ts';
import { applyInvestmentSignature } from '../modules/kaskad-investing/apply-investment-signature.ts';
import {
  listOpenSignatures,
  saveSignature,
} from '../modules/kaskad-investing/investment-signatures.repository.ts';

/** A younger request is left to the process that makes it, unless that process is dead. */
const creationGraceMs = 120_000;

/**
 * Returns how many requests were looked at. A provider that limits the number of calls is called for few requests a round, and
 * seldom for the same one: its webhooks report the rest.
 */
export async function reconcileSignatures(deps: Deps, stopping?: AbortSignal): Promise<number> {
  const { everyMs, maxPerRound } = deps.signature.refresh;
  // A stop is two calls, and takes half of the round at most.
  const stopped = await stopSignatures(deps, Math.ceil(maxPerRound / 2), stopping);
  const now = deps.clock.now();
  const requests = await repository.listOpenSignatureRequests(deps.db, {
    createdBefore: new Date(now.getTime() - creationGraceMs),
    checkedBefore: new Date(now.getTime() - everyMs),
    limit: Math.max(Math.floor(maxPerRound / 2), maxPerRound - 2 * stopped),
  });
  for (const request of requests) {
    if (stopping?.aborted) break;
    try {
      await reconcile(deps, request);
    } catch (error) {
      // A request that fails must not block the others; the next round comes back to it.
      deps.log.error({ err: error, requestId: request.id }, 'signature request not reconciled');
    }
  }
  return requests.length + (await reconcileInvestments(deps, now, stopping));
}

/** The same for those of investments: one that fails is looked at again in a later round. */
async function reconcileInvestments(deps: Deps, now: Date, stopping?: AbortSignal): Promise<number> {
  const { everyMs, maxPerRound } = deps.signature.refresh;
  const lookedBefore = new Date(now.getTime() - Math.max(everyMs, creationGraceMs));
  const open = await listOpenSignatures(deps.db, { lookedBefore, limit: Math.ceil(maxPerRound / 2) });
  for (const { id } of open) {
    if (stopping?.aborted) break;
    try {
      await saveSignature(deps.db, id, { updatedAt: now });
      await applyInvestmentSignature(deps, id);
    } catch (error) {
      deps.log.error({ err: error, signatureId: id }, 'signature of an investment not reconciled');
    }
  }
  return open.length;
}

async function reconcile(deps: Deps, request: SignatureRequestRow): Promise<void> {
  // First, so that one that always fails is not retried in every round; and only one process reconciles it.
  if (!(await repository.claimSignatureRequest(deps.db, request, deps.clock.now()))) return;
  if (request.status === 'failed') {
    await cancelRequest(deps, request);
    return;
  }
  if (request.status === 'creating') await finishOpening(deps, request);
  await applySignatureState(deps, request.id);
}

/** What a failure left at the provider is canceled: its contract has ended, and its link was never given out. */
async function cancelRequest(deps: Deps, { id }: SignatureRequestRow): Promise<void> {
  await deps.signature.cancel(id);
  await repository.saveSignatureRequest(deps.db, id, { status: 'canceled', updatedAt: deps.clock.now() });
}

/** The client decided and we promised: the provider is called again, with the same id, so it can't be created twice. */
async function finishOpening(deps: Deps, request: SignatureRequestRow): Promise<void> {
  const view = await repository.findContractView(deps.db, { id: request.contractId });
  const client = await findUserById(deps.db, request.userId);
  if (!view || !client) throw new Error(`signature request ${request.id} has no contract`);
  await openSignature(deps, { contract: view.contract, strategy: view.strategy, client });
}
