import { validateProductChange } from '@repo/domain/products';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { changeRequestsErrors } from '../change-requests/change-requests.errors.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { assertChangeable } from './strategies.policy.ts';
import { findStrategy, lockStrategy } from './strategies.repository.ts';
import { changedRow, type StrategyChange } from './strategy-change.ts';
import {
  applyStrategyChange,
  assertSameVersion,
  controlOf,
  strategyChangeKinds,
} from './strategy-change-kinds.ts';

interface NewStrategyChange {
  change: StrategyChange;
  /** Required when a second person has to approve it. */
  reason: string;
}

/**
 * Changes the fields the request names and leaves the others. Where clients pay, and what they are promised, wait for a second
 * person; a draft does not, until it is published.
 */
export async function updateStrategy(
  deps: Deps,
  actor: Actor,
  { change, reason }: NewStrategyChange,
): Promise<void> {
  refuseInvalid(validateProductChange(change));
  const before = await findStrategy(deps.db, change.id);
  if (!before) throw new AppError(strategiesErrors.notFound);
  const control = controlOf(before, change);
  if (control === null) return updatePresentation(deps, actor, { change, reason });
  const kind = strategyChangeKinds[control];
  await holdOrApply(deps, actor, { kind, subjectId: change.id, input: change, reason });
}

function updatePresentation(deps: Deps, actor: Actor, { change, reason }: NewStrategyChange): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const before = await lockStrategy(tx, change.id);
    if (!before) throw new AppError(strategiesErrors.notFound);
    assertSameVersion(before, change);
    // Another change came first, and this one would undo it.
    if (controlOf(before, change) !== null) throw new AppError(changeRequestsErrors.stale);
    await assertChangeable(tx, before, changedRow(before, change));
    await applyStrategyChange({ ...deps, db: tx }, { actor, reason: reason.trim() }, { before, change });
    await deps.settleRequest?.(tx);
  });
}
