import type { components } from '@repo/api-sdk/spec';
import { countRows } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import { readListedFees } from '../kaskad-money/read-round-fees.ts';
import { readRoundCards } from '../kaskad-rounds/round-card.ts';
import {
  countRounds,
  listRoundViews,
  type RoundQuery,
  selectFoundRounds,
  sumReservations,
} from './round-list.repository.ts';

/** One page of « Levée de fonds », with the counts of its tabs. */
export async function listKaskadRounds(
  deps: Pick<Deps, 'db' | 'clock'>,
  query: RoundQuery,
): Promise<components['schemas']['RoundPage']> {
  const { db } = deps;
  const { rows, counted } = await listRoundViews(db, query);
  const counts = await countRounds(db);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total =
    counted ??
    (await countRows(db, {
      place: query,
      shown: rows.length,
      countAll: async () => (query.view === undefined ? all : counts[query.view]),
      found: selectFoundRounds(db, query),
    }));
  const cards = await readRoundCards(deps, rows);
  const reservedOf = await sumReservations(
    db,
    rows.map(({ round }) => round.id),
  );
  const feesOf = await readListedFees(
    db,
    rows.map(({ round }) => round.id),
  );
  const stored = new Map(rows.map(({ round }) => [round.id, round]));
  const items = cards.map((round) => ({
    round,
    version: stored.get(round.id)?.version ?? 1,
    missing: stored.get(round.id)?.missing ?? [],
    to_convert: reservedOf(round.id).count,
    fees: feesOf(round.id),
  }));
  return { ...toPage(items, total, query), counts };
}
