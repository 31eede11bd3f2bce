import { navEntryTexts as texts } from '@repo/domain/navs';
import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { alreadyPending, holdOrApply } from '../change-requests/hold-or-apply.ts';
import { fingerprintOf, rangeOf, seriesOf } from '../market-data/import-plan.ts';
import { insertPlan } from '../market-data/import-plans.repository.ts';
import { lockMarket, readStoredValues } from '../market-data/market-values.repository.ts';
import { consumeDrafts } from '../nav-drafts/nav-drafts.repository.ts';
import { controlOf, importChangeKinds } from '../publication/import-change-kinds.ts';
import { publicationTexts } from '../publication/publication.texts.ts';
import { type CheckedNavs, checkNavs, type NavCell } from './check-navs.ts';

/** NAVs that were typed: a plan, published or held as a file of NAVs is. */
export async function submitNavs(
  deps: Deps,
  actor: Actor,
  { cells, reason, message: typed = '' }: { cells: readonly NavCell[]; reason: string; message?: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockMarket(tx);
    const checked = await checkNavs(inTx, cells);
    const problem = checked.cells.find((cell) => cell.problem !== null)?.problem;
    if (problem) refuseField('cells', problem);
    if (checked.values.length === 0) refuseField('cells', texts.nothingNew);
    if (checked.notes.length > 0 || checked.changed > 0) refuseInvalid(validateReason({ reason }));
    const message = typed.trim();
    if (checked.requestId !== null) throw alreadyPending(checked.requestId);
    await consumeDrafts(tx, cells);
    const plan = await planOf(inTx, actor, checked);
    await holdOrApply(inTx, actor, {
      kind: importChangeKinds[controlOf(plan)],
      subjectId: plan.id,
      input: message === '' ? {} : { message },
      reason,
    });
  });
}

async function planOf({ db, ids, clock }: Deps, { userId }: Actor, checked: CheckedNavs) {
  const { values, created, changed, notes } = checked;
  const days = rangeOf(values.map(([, day]) => ({ day })));
  const stored = days === null ? [] : await readStoredValues(db, 'nav_manual', seriesOf(values), days);
  const plan = {
    id: ids.uuid(),
    authorId: userId,
    kind: 'nav_manual' as const,
    fileName: publicationTexts.typed,
    counts: { created, changed, unchanged: 0, skipped: 0 },
    errorCount: 0,
    values,
    notes,
    firstDay: days?.first ?? null,
    lastDay: days?.last ?? null,
    fingerprint: fingerprintOf(stored),
    createdAt: clock.now(),
  };
  await insertPlan(db, plan);
  return plan;
}
