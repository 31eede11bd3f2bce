import type { Deps } from '../../deps.ts';
import type { SuccessBody } from '../../http/operation.ts';
import { type DraftView, listDrafts } from './nav-drafts.repository.ts';

type Drafts = SuccessBody<'listNavDrafts'>;

/** Those of every administrator. */
export async function listNavDrafts({ db }: Deps): Promise<Drafts> {
  return { drafts: (await listDrafts(db)).map(toWire) };
}

function toWire({ draft, author, refusedBy }: DraftView): Drafts['drafts'][number] {
  const { refusedReason: reason } = draft;
  return {
    strategy_id: draft.strategyId,
    date: draft.day,
    text: draft.text,
    unit: draft.unit,
    gross: draft.gross,
    accruals: draft.accruals,
    high_water_mark: draft.highWaterMark,
    version: draft.version,
    author: author ?? '',
    saved_at: draft.savedAt.toISOString(),
    refusal: reason === null ? null : { reason, by: refusedBy ?? '' },
  };
}
