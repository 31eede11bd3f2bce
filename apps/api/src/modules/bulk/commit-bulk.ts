import { BULK_ROWS_AT_ONCE, bulkRules, bulkState } from '@repo/domain/bulk';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bulkErrors } from './bulk.errors.ts';
import { lockOwnPlan } from './bulk.policy.ts';
import { countResults, savePlan } from './bulk.repository.ts';
import { runBulk } from './run-bulk.ts';

/**
 * Confirms a previewed plan: its rows are done by the queue `bulk`, a few of them before the response. Confirming it again changes
 * nothing.
 */
export async function commitBulk(deps: Deps, actor: Actor, planId: string): Promise<void> {
  const isSoonDone = await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const plan = await lockOwnPlan(inTx, actor, planId);
    await deps.settleRequest?.(tx);
    if (plan.committedAt !== null) return false;
    const now = deps.clock.now();
    if (bulkState(plan, now) === 'expired') throw new AppError(bulkErrors.expired);
    const results = await countResults(tx, [planId]);
    const countOf = (wanted: string) =>
      results.filter(({ state }) => state === wanted).reduce((sum, { count }) => sum + count, 0);
    const planned = countOf('planned');
    if (planned === 0) throw new AppError(bulkErrors.nothingToDo);
    const { delaySeconds } = bulkRules[plan.kind];
    const { sessionId, ip, requestId } = actor;
    await savePlan(tx, planId, {
      committedAt: now,
      startsAt: new Date(now.getTime() + delaySeconds * 1000),
      origin: { sessionId, ip, requestId },
    });
    await recordAudit(inTx, {
      by: actor,
      action: 'bulk.committed',
      object: { type: 'bulk', id: planId },
      after: { kind: plan.kind, planned, ignored: countOf('ignored') },
    });
    await deps.jobs.add(tx, 'bulk', { afterSeconds: delaySeconds });
    return delaySeconds === 0 && planned <= BULK_ROWS_AT_ONCE;
  });
  if (isSoonDone) await runSome(deps, planId);
}

/** The plan is confirmed: what fails here is done by the queue. */
async function runSome(deps: Deps, planId: string): Promise<void> {
  try {
    await runBulk(deps, planId, deps.stopping);
  } catch (error) {
    deps.log.warn({ err: error, planId }, 'a bulk was left to the queue');
  }
}
