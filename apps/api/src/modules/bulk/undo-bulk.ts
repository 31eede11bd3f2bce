import { bulkUndo } from '@repo/domain/bulk';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bulkErrors } from './bulk.errors.ts';
import { lockOwnPlan } from './bulk.policy.ts';
import { dropPlannedRows, savePlan } from './bulk.repository.ts';

/**
 * « Annuler »: what is not done yet will not be; what is done is undone by the queue, where its kind has an inverse. Doing it again
 * changes nothing.
 */
export function undoBulk(deps: Deps, actor: Actor, planId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const plan = await lockOwnPlan(inTx, actor, planId);
    await deps.settleRequest?.(tx);
    if (plan.undoRequestedAt !== null) return;
    const now = deps.clock.now();
    const undo = bulkUndo(plan.kind, plan, now);
    if (undo === null) throw new AppError(bulkErrors.notUndoable);
    await dropPlannedRows(tx, planId, now);
    const hasRowsToUndo = undo.action === 'undo';
    await savePlan(tx, planId, {
      undoRequestedAt: now,
      finishedAt: plan.finishedAt ?? now,
      ...(!hasRowsToUndo && { undoFinishedAt: now }),
    });
    await recordAudit(inTx, {
      by: actor,
      action: 'bulk.undone',
      object: { type: 'bulk', id: planId },
      after: { kind: plan.kind, action: undo.action },
    });
    if (hasRowsToUndo) await deps.jobs.add(tx, 'bulk');
  });
}
