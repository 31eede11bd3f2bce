// SQL of « Levée de fonds »: its tabs, its pages and its counts.
import { roundStates } from '@repo/domain/kaskad';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import {
  boundaryOf,
  type Counted,
  inOrderOf,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  readListPage,
  selectPage,
} from '../../db/keyset.ts';
import { holdsWords } from '../../db/like-pattern.ts';
import { countByKey } from '../../db/list-counts.ts';
import { kaskadIssuers } from '../../db/schema/kaskad.ts';
import { kaskadInvestments, kaskadRounds, type RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { type RoundView, selectRoundViews } from '../kaskad-rounds/rounds.repository.ts';

export type RoundTab = 'draft' | 'review' | 'running' | 'closing' | 'ended';

export interface RoundFilters {
  q: string;
  view: RoundTab | undefined;
}
export interface RoundQuery extends RoundFilters, PagePlace {}

const tabs: Readonly<Record<RoundTab, readonly RoundRow['state'][]>> = {
  draft: ['draft'],
  review: ['review'],
  running: ['reservations', 'open', 'suspended'],
  closing: ['closing', 'closed'],
  ended: ['issued', 'failed', 'canceled'],
};

const order: ListOrder = { by: [kaskadRounds.createdAt, kaskadRounds.id], isDescending: true };

/** By its name, or that of its issuer. */
function search(db: Database, q: string): SQL | undefined {
  const found = holdsWords(sql`fold_text(${kaskadIssuers.name})`, q);
  const issuers = db.select({ id: kaskadIssuers.id }).from(kaskadIssuers).where(found);
  return or(holdsWords(sql`fold_text(${kaskadRounds.name})`, q), inArray(kaskadRounds.issuerId, issuers));
}

const whereOf = (db: Database, { q, view }: RoundFilters): SQL | undefined =>
  and(
    view === undefined ? undefined : inArray(kaskadRounds.state, [...tabs[view]]),
    q === '' ? undefined : search(db, q),
  );

const selectRoundPage = (db: Database, query: RoundQuery, boundary: PageBoundary | null) =>
  selectPage(db, query, { id: kaskadRounds.id, where: whereOf(db, query), order, boundary });

/** A page; of a search with its count. */
export function listRoundViews(
  db: Database,
  query: RoundQuery,
): Promise<{ rows: RoundView[]; counted: Counted | null }> {
  return readListPage<RoundView>(db, query, {
    search:
      query.q === ''
        ? null
        : { found: (columns) => sql`select ${columns} from ${kaskadRounds} where ${whereOf(db, query)}` },
    id: kaskadRounds.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(kaskadRounds).where(eq(kaskadRounds.id, id)),
    inOrder: (boundary) => selectRoundPage(db, query, boundary),
    select: ({ where, orderBy }) =>
      selectRoundViews(db)
        .where(where)
        .orderBy(...orderBy),
  });
}

/** Selects the rounds of the list, to be counted. */
export const selectFoundRounds = (db: Database, query: RoundQuery) =>
  db.select({ id: kaskadRounds.id }).from(kaskadRounds).where(whereOf(db, query));

const stateCounts = z.array(z.object({ key: z.object({ state: z.enum(roundStates) }), count: z.number() }));

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export const selectRoundKeys = (db: Database, query: RoundFilters): SQL =>
  db
    .select({ key: sql`${kaskadRounds.id}::text`.as('key') })
    .from(kaskadRounds)
    .where(whereOf(db, query))
    .orderBy(...inOrderOf(order))
    .getSQL();

/** Of these ids, in any order. */
export const readRoundViews = (db: Database, ids: string[]): Promise<RoundView[]> =>
  selectRoundViews(db).where(inArray(kaskadRounds.id, ids));

/** Of all rounds, by tab. */
export async function countRounds(db: Database): Promise<Record<RoundTab, number>> {
  const counts = stateCounts.parse(await countByKey(db, 'kaskad_rounds'));
  const of = (tab: RoundTab) =>
    counts.filter(({ key }) => tabs[tab].includes(key.state)).reduce((sum, { count }) => sum + count, 0);
  return {
    draft: of('draft'),
    review: of('review'),
    running: of('running'),
    closing: of('closing'),
    ended: of('ended'),
  };
}

const reservedSchema = z.object({
  rows: z.array(z.object({ round_id: z.string(), count: z.coerce.number(), units: z.string() })),
});

/** Reservations that are not confirmed, by round. */
export async function sumReservations(db: Database, roundIds: readonly string[]) {
  const none = { count: 0, units: '0' };
  if (roundIds.length === 0) return () => none;
  const result = await db.execute(sql`
    select round_id, count(*) as count, sum(units)::text as units from ${kaskadInvestments}
    where ${and(inArray(kaskadInvestments.roundId, [...roundIds]), eq(kaskadInvestments.state, 'reserved'))}
    group by round_id`);
  const sums = new Map(reservedSchema.parse(result).rows.map((row) => [row.round_id, row]));
  return (roundId: string) => {
    const { count, units } = sums.get(roundId) ?? none;
    return { count, units };
  };
}
