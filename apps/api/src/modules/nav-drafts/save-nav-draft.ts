import { isIsoDay } from '@repo/domain/dates';
import { formatNumericDate } from '@repo/domain/format';
import { navEntryTexts as texts } from '@repo/domain/navs';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { listStrategyNames } from '../market-data/strategy-names.repository.ts';
import { navDraftsErrors } from './nav-drafts.errors.ts';
import { contentOf, deleteDraft, insertDraft, type NewDraft, updateDraft } from './nav-drafts.repository.ts';

type DraftCell = RequestBody<'saveNavDraft'>['cells'][number];

/**
 * Stores the cells as they are typed, right or wrong, all of them or none: one that another administrator has changed meanwhile refuses
 * them. An empty text deletes the draft.
 */
export async function saveNavDraft(deps: Deps, actor: Actor, cells: readonly DraftCell[]): Promise<void> {
  const titles = new Map((await listStrategyNames(deps.db)).map(({ id, title }) => [id, title]));
  for (const { strategy_id: id, date } of cells) {
    if (!isIsoDay(date)) refuseField('cells', texts.day);
    if (!titles.has(id)) refuseField('cells', texts.unknownStrategy);
  }
  await deps.db.transaction(async (tx) => {
    const moved: string[] = [];
    for (const cell of cells) {
      const isSaved = await saveCell({ ...deps, db: tx }, actor, cell);
      const title = titles.get(cell.strategy_id) ?? cell.strategy_id;
      if (!isSaved) moved.push(`${title}, ${formatNumericDate(cell.date)}`);
    }
    if (moved.length > 0) throw new AppError(navDraftsErrors.moved, { fieldErrors: { cells: moved } });
    await deps.settleRequest?.(tx);
  });
}

function saveCell({ db, clock }: Deps, { userId }: Actor, cell: DraftCell): Promise<boolean> {
  const { version } = cell;
  const draft: NewDraft = {
    ...contentOf(cell),
    authorId: userId,
    savedAt: clock.now(),
    refusedReason: null,
    refusedBy: null,
  };
  if (cell.text.trim() !== '') {
    return version === null ? insertDraft(db, draft) : updateDraft(db, draft, version);
  }
  return version === null ? Promise.resolve(true) : deleteDraft(db, draft, version);
}
