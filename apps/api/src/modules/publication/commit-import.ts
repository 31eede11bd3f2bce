import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { lockPlan, setAuthor } from '../market-data/import-plans.repository.ts';
import { marketDataErrors } from '../market-data/market-data.errors.ts';
import { controlOf, importChangeKinds } from './import-change-kinds.ts';

interface ImportCommit {
  planId: string;
  /** Required when a second person has to approve it. */
  reason: string;
  /** What the clients of a correction read in their email; empty for none. */
  message: string;
}

/**
 * Publishes a previewed plan, whole or not at all, or holds it until a second person approves it. Committing a published plan again
 * changes nothing. Fetched values that wait belong to the first who submits them.
 */
export function commitImport(
  deps: Deps,
  actor: Actor,
  { planId, reason, message: typed }: ImportCommit,
): Promise<'held' | 'applied'> {
  return deps.db.transaction(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (plan === undefined) throw new AppError(marketDataErrors.planNotFound);
    if (plan.authorId === null) await setAuthor(tx, planId, actor.userId);
    else if (plan.authorId !== actor.userId) throw new AppError(marketDataErrors.notAuthor);
    if (plan.committedAt !== null) {
      await deps.settleRequest?.(tx);
      return 'applied';
    }
    // As where values are typed: also where one person is enough.
    if (plan.notes.length + plan.counts.changed > 0) refuseInvalid(validateReason({ reason }));
    const message = typed.trim();
    return holdOrApply({ ...deps, db: tx }, actor, {
      kind: importChangeKinds[controlOf(plan)],
      subjectId: planId,
      input: message === '' ? {} : { message },
      reason,
    });
  });
}
