import { hasAdminFlag } from '@repo/domain/access';
import type { BulkRowState } from '@repo/domain/bulk';
import { isDatabaseBusy } from '../../db/database-busy.ts';
import type { BulkPlanRow, BulkRow } from '../../db/schema/bulk.ts';
import type { Actor, Deps } from '../../deps.ts';
import { lockContract } from '../contracts/contracts.repository.ts';
import { toActor } from '../identity/open-session.ts';
import { findClientBlocks, findLastReminders } from '../reminders/reminders.repository.ts';
import { findPlan, listDuePlans, lockNextRow, markFinished, saveRow } from './bulk.repository.ts';
import { bulkKindRules, fingerprintOf, type RowResult } from './bulk-kinds.ts';

/** The job of the queue `bulk`: what is left to do, or to undo, of every plan that was confirmed. */
export async function runDueBulks(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for (const id of await listDuePlans(deps.db, deps.clock.now())) await runBulk(deps, id, stopping);
}

/**
 * Takes the rows of a plan one by one. Each is locked, checked again and done in a transaction of its own, with its result: a killed
 * process leaves a row as it was, and no two processes do one.
 */
export async function runBulk(deps: Deps, planId: string, stopping?: AbortSignal): Promise<void> {
  const found = await findPlan(deps.db, planId);
  if (found === undefined) return;
  const { plan, author } = found;
  const { sessionId, ip, requestId } = plan.origin ?? { sessionId: '', ip: '', requestId: '' };
  const actor = { ...toActor(author, sessionId), ip, requestId, versions: null };
  const phase = plan.undoRequestedAt === null ? phases.run : phases.undo;
  while (await takeRow(deps, { plan, actor, phase })) stopping?.throwIfAborted();
  await markFinished(deps.db, planId, { ...phase, at: deps.clock.now() });
}

interface Turn {
  plan: BulkPlanRow;
  actor: Actor;
  phase: Phase;
}

/** The rows that it takes, what it sets once none is left, and the result of one that fails. */
interface Phase {
  state: BulkRowState;
  column: 'finishedAt' | 'undoFinishedAt';
  failed: RowResult;
  act: (deps: Deps, turn: Turn, row: BulkRow) => Promise<Partial<BulkRow>>;
}

const phases = {
  run: { state: 'planned', column: 'finishedAt', failed: { state: 'failed', reason: 'error' }, act: doRow },
  undo: { state: 'done', column: 'undoFinishedAt', failed: { state: 'kept', reason: 'error' }, act: undoRow },
} as const satisfies Readonly<Record<string, Phase>>;

/** False when no row is left. */
async function takeRow(deps: Deps, turn: Turn): Promise<boolean> {
  let taken: BulkRow | undefined;
  try {
    await deps.db.transaction(async (tx) => {
      taken = await lockNextRow(tx, turn.plan.id, turn.phase.state);
      if (taken === undefined) return;
      const result = await turn.phase.act({ ...deps, db: tx }, turn, taken);
      await saveRow(tx, taken, { reason: null, reasonAt: null, doneAt: deps.clock.now(), ...result });
    });
  } catch (error) {
    // The row is as it was: the job comes back to it.
    if (taken === undefined || isDatabaseBusy(error)) throw error;
    deps.log.error(
      { err: error, planId: turn.plan.id, subjectId: taken.subjectId },
      'a row of a bulk failed',
    );
    await saveRow(deps.db, taken, { ...turn.phase.failed, doneAt: deps.clock.now() });
  }
  return taken !== undefined;
}

async function doRow(deps: Deps, { plan, actor }: Turn, row: BulkRow): Promise<Partial<BulkRow>> {
  const { check, apply, isOncePerClient } = bulkKindRules[plan.kind];
  const contract = await lockContract(deps.db, row.subjectId);
  if (contract === undefined) return { state: 'ignored', reason: 'gone' };
  if (!isStillAllowed(actor)) return { state: 'ignored', reason: 'not_allowed' };
  const now = deps.clock.now();
  const { userId } = contract;
  const reminded = isOncePerClient ? [userId] : [];
  const remindedAt = (await findLastReminders(deps.db, reminded)).get(userId)?.at ?? null;
  const block = (await findClientBlocks(deps.db, reminded, now)).get(userId) ?? null;
  const ignored = check({ contract, remindedAt, block }, actor, now);
  if (ignored !== null) return { state: 'ignored', ...ignored };
  if (fingerprintOf(contract) !== row.fingerprint) return { state: 'ignored', reason: 'changed' };
  return { state: 'done', effect: await apply(deps, { actor, contract, bulkId: plan.id }) };
}

async function undoRow(deps: Deps, { plan, actor }: Turn, row: BulkRow): Promise<Partial<BulkRow>> {
  const { undo } = bulkKindRules[plan.kind];
  const contract = await lockContract(deps.db, row.subjectId);
  if (contract === undefined) return { state: 'kept', reason: 'gone' };
  if (undo === null || row.effect === null) throw new Error(`a row of bulk ${plan.id} has no inverse`);
  return undo(deps, { actor, contract, bulkId: plan.id }, row.effect);
}

/** The author may have lost the right, or the account, since they confirmed it. */
const isStillAllowed = ({ access, account }: Actor): boolean =>
  account.disabledAt === null && hasAdminFlag(access, 'yield');
