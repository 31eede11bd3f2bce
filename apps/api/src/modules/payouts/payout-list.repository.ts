// SQL of the list of payouts: its filters, its pages and its counts.
import { payoutKinds } from '@repo/domain/books';
import { type PayoutState, payoutStates } from '@repo/domain/payouts';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
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
import { holdsWordsOrAccount, isShort, startsWord } from '../../db/like-pattern.ts';
import { countByKey, sumByKey } from '../../db/list-counts.ts';
import { type PayoutRow, payouts } from '../../db/schema/cash.ts';
import { dueFirst, dueLast, isOwed } from '../../db/schema/cash-lists.ts';
import type { AssetSum } from '../../db/sum-rows.ts';
import { isOfYield, type PayoutView, selectViews } from './payouts.repository.ts';

export interface PayoutQuery extends PagePlace {
  isDescending: boolean;
  q: string;
  /** `open`: what is still owed. */
  state?: 'open' | PayoutState | undefined;
  kind?: PayoutRow['kind'] | undefined;
  kindNot?: PayoutRow['kind'] | undefined;
  asset?: string | undefined;
  /** Only those whose last day is before `today`. */
  isLate: boolean;
  /** In Paris. */
  today: string;
}

/** A list without its page. */
export type PayoutFilters = Omit<PayoutQuery, keyof PagePlace>;

const isOpen = isOwed(payouts);

/** By what either order of the list is indexed by: together they hold of what has a date alone. */
const isPast = (today: string): SQL | undefined =>
  and(isOpen, payouts.isReceived, sql`${dueLast(payouts)} < ${today}`, sql`${dueFirst(payouts)} < ${today}`);

/** A search too short for trigrams is the start of a word. */
const search = (q: string): SQL | undefined =>
  isShort(q) ? startsWord(payouts.searchText, q) : holdsWordsOrAccount(payouts.searchText, q);

function whereOf({ state, kind, kindNot, asset, isLate, today, q }: PayoutFilters): SQL | undefined {
  return and(
    isOfYield,
    state === undefined ? undefined : state === 'open' ? isOpen : eq(payouts.state, state),
    kind === undefined ? undefined : eq(payouts.kind, kind),
    kindNot === undefined ? undefined : ne(payouts.kind, kindNot),
    asset === undefined ? undefined : eq(payouts.asset, asset),
    isLate ? isPast(today) : undefined,
    q === '' ? undefined : search(q),
  );
}

/** The oldest legal date first; those without one last, in either order. */
const orderOf = (isDescending: boolean): ListOrder => ({
  by: [isDescending ? dueFirst(payouts) : dueLast(payouts), payouts.id],
  isDescending,
});

/** The ids of a page, not yet executed. */
export const selectPageIds = (db: Database, query: PayoutQuery, boundary: PageBoundary | null) =>
  selectPage(db, query, {
    id: payouts.id,
    where: whereOf(query),
    order: orderOf(query.isDescending),
    boundary,
  });

/** A page; of a search with its count. */
export function listPayoutViews(
  db: Database,
  query: PayoutQuery,
): Promise<{ rows: PayoutView[]; counted: Counted | null }> {
  const order = orderOf(query.isDescending);
  return readListPage<PayoutView>(db, query, {
    search:
      query.q === ''
        ? null
        : { found: (columns) => sql`select ${columns} from ${payouts} where ${whereOf(query)}` },
    id: payouts.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(payouts).where(eq(payouts.id, id)),
    inOrder: (boundary) => selectPageIds(db, query, boundary),
    select: ({ where, orderBy }) =>
      selectViews(db)
        .where(where)
        .orderBy(...orderBy),
  });
}

/** A page of those of a client, newest first. */
export async function listPayoutViewsOf(
  db: Database,
  userId: string,
  { page, pageSize }: Pick<PagePlace, 'page' | 'pageSize'>,
): Promise<{ views: PayoutView[]; total: number }> {
  const own = and(eq(payouts.userId, userId), isOfYield);
  const views = await selectViews(db)
    .where(own)
    .orderBy(desc(payouts.requestedAt), desc(payouts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { views, total: await db.$count(payouts, own) };
}

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export const selectPayoutKeys = (db: Database, query: PayoutFilters): SQL =>
  db
    .select({ key: sql`${payouts.id}::text`.as('key') })
    .from(payouts)
    .where(whereOf(query))
    .orderBy(...inOrderOf(orderOf(query.isDescending)))
    .getSQL();

/** Selects the payouts of the list, to be counted. */
export const selectFound = (db: Database, query: PayoutQuery) =>
  db.select({ id: payouts.id }).from(payouts).where(whereOf(query));

/** Selects what the payouts of the list add up. */
export const selectAmounts = (db: Database, query: PayoutFilters) =>
  db.select({ asset: payouts.asset, amount: payouts.amount }).from(payouts).where(whereOf(query));

const countKey = z.object({ state: z.enum(payoutStates), kind: z.enum(payoutKinds) });
const payoutCounts = z.array(z.object({ key: countKey, count: z.number() }));
const payoutSums = z.array(z.object({ key: countKey.extend({ asset: z.string() }), sum: z.string() }));

export type PayoutKey = z.infer<typeof countKey>;
const isKindOfYield = ({ kind }: PayoutKey): boolean => kind !== 'kaskad_refund';
export type PayoutCounts = readonly (PayoutKey & { count: number })[];

/** Of all payouts, by what the tabs and a filter distinguish. */
export async function countPayouts(db: Database): Promise<PayoutCounts> {
  const counts = payoutCounts.parse(await countByKey(db, 'payouts'));
  return counts
    .filter(({ key }) => isKindOfYield(key))
    .map(({ key, count: counted }) => ({ ...key, count: counted }));
}

/** What the amounts of all payouts add up to, by the same and by asset. */
export async function sumPayoutsByKey(db: Database): Promise<(PayoutKey & AssetSum)[]> {
  return payoutSums
    .parse(await sumByKey(db, 'payout_amounts'))
    .filter(({ key }) => isKindOfYield(key))
    .map(({ key, sum }) => ({ ...key, sum }));
}

/** How many are past their last day. */
export const countLatePayouts = (db: Database, today: string) =>
  db.$count(payouts, and(isOfYield, isPast(today)));
