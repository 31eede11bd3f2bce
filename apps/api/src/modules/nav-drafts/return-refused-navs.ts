import type { Deps } from '../../deps.ts';
import type { ImportPlanRow } from '../market-data/import-plans.repository.ts';
import { insertDraft } from './nav-drafts.repository.ts';

interface Refusal {
  reason: string;
  /** The second person. */
  by: string;
}

const typed = (value: string): string => value.replace('.', ',');

/** What was typed is a draft of its author again, with the reason; a draft made meanwhile stays. */
export async function returnRefusedNavs(
  { db, clock }: Deps,
  { kind, authorId, values }: ImportPlanRow,
  { reason, by }: Refusal,
): Promise<void> {
  if (kind !== 'nav_manual' || authorId === null) return;
  for (const [strategyId, day, value, detail = {}] of values) {
    await insertDraft(db, {
      strategyId,
      day,
      text: typed(value),
      unit: 'nav',
      gross: detail.gross === undefined ? null : typed(detail.gross),
      accruals: detail.accruals === undefined ? null : typed(detail.accruals),
      highWaterMark: detail.mark === undefined ? null : typed(detail.mark),
      authorId,
      savedAt: clock.now(),
      refusedReason: reason,
      refusedBy: by,
    });
  }
}
