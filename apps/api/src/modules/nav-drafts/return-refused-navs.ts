import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import type { ImportPlanRow } from '../market-data/import-plans.repository.ts';
import { contentOf, insertDraft } from './nav-drafts.repository.ts';

interface Refusal {
  reason: string;
  /** The second person. */
  by: string;
}

const typed = (value: string): string => value.replace('.', ',');

type NavCell = components['schemas']['NavCell'];

/** The cells that a plan was made of, as they were typed; none of a file. */
export function typedCells({ kind, values }: Pick<ImportPlanRow, 'kind' | 'values'>): NavCell[] {
  if (kind !== 'nav_manual') return [];
  return values.map(([strategyId, date, value, { gross, accruals, mark } = {}]) => ({
    strategy_id: strategyId,
    date,
    text: typed(value),
    unit: 'nav',
    ...(gross !== undefined && { gross: typed(gross) }),
    ...(accruals !== undefined && { accruals: typed(accruals) }),
    ...(mark !== undefined && { high_water_mark: typed(mark) }),
  }));
}

/** What was typed is a draft of its author again, with the reason; a draft made meanwhile stays. */
export async function returnRefusedNavs(
  { db, clock }: Deps,
  plan: ImportPlanRow,
  { reason, by }: Refusal,
): Promise<void> {
  const { authorId } = plan;
  if (authorId === null) return;
  for (const cell of typedCells(plan)) {
    await insertDraft(db, {
      ...contentOf(cell),
      authorId,
      savedAt: clock.now(),
      refusedReason: reason,
      refusedBy: by,
    });
  }
}
