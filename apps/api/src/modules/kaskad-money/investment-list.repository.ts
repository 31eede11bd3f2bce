// SQL of the investments of all: their views, pages and counts.
import { type InvestmentState, investmentStates } from '@repo/domain/kaskad';
import { and, eq, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm';
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
import { escapeLike } from '../../db/like-pattern.ts';
import { countByKey } from '../../db/list-counts.ts';
import { payouts } from '../../db/schema/cash.ts';
import { isOwed } from '../../db/schema/cash-lists.ts';
import { statesOfView, viewOfState, yearOfReference } from '../../db/schema/kaskad-lists.ts';
import { kaskadInvestments, kaskadRounds } from '../../db/schema/kaskad-rounds.ts';
import { type OwnersRead, ofUsersFound } from '../../db/users-found.ts';
import { type InvestmentView, selectInvestmentViews } from '../kaskad-investments/investments.repository.ts';

type StateView = keyof typeof statesOfView;
/** The views that are sets of states, and the two that read what waits for staff. */
export type IssuedView = StateView | 'to_check' | 'to_refund';

export interface InvestmentFilters {
  q: string;
  view?: IssuedView | undefined;
  round?: string | undefined;
  /** Only those that an allotment decided. */
  isAllotted?: boolean;
}
export interface InvestmentQuery extends InvestmentFilters, PagePlace {}

const { state, proofFiledAt, proofRefusedReason, received } = kaskadInvestments;

/** Paid in a round that failed or was cancelled: it awaits its refund, and nothing else. */
const awaitsRefund = (db: Database): SQL =>
  sql`(${inArray(state, ['paid', 'withdrawable', 'firm'])} and ${inArray(
    kaskadInvestments.roundId,
    db
      .select({ id: kaskadRounds.id })
      .from(kaskadRounds)
      .where(inArray(kaskadRounds.state, ['failed', 'canceled'])),
  )})`;

/** A proof was filed and not refused, or money is short; written out, as the predicate of `kaskad_investments_to_check_idx`. */
const isToCheck = sql`${state} = 'signed' and (${proofFiledAt} is not null and ${proofRefusedReason} is null or ${received} > 0)`;
const isOpenRefund = and(isNotNull(payouts.investmentId), isOwed(payouts));

function ofView(db: Database, view: IssuedView, read: OwnersRead): SQL | undefined {
  if (view === 'to_check') return isToCheck;
  if (view !== 'to_refund') {
    // By the states, of each owner in `kaskad_investments_owner_idx`; by the view, in the order of the list.
    const isIn = read === 'first' ? inArray(state, [...statesOfView[view]]) : eq(viewOfState(state), view);
    return and(isIn, not(awaitsRefund(db)));
  }
  // Found first, as an array: joined, all investments are read in their order until a page is full.
  const owed = db.select({ id: payouts.investmentId }).from(payouts).where(isOpenRefund);
  return sql`${kaskadInvestments.id} = any(array(${owed}))`;
}

const isReference = /^KSK-\d{4}-?\d*$/i;
const yearLength = 'KSK-2026'.length;

/** By the start of its number, or by its owner. */
function search(q: string, read: OwnersRead): SQL {
  if (isReference.test(q)) {
    // Of a year, in the order of the list by an index: the others are not passed over.
    const inYear = sql`${yearOfReference(kaskadInvestments.reference)} = ${q.toUpperCase().slice(0, yearLength)}`;
    return sql`(${inYear} and ${kaskadInvestments.reference} like ${`${escapeLike(q.toUpperCase())}%`})`;
  }
  return ofUsersFound(kaskadInvestments.userId, q, read);
}

const whereOf = (
  db: Database,
  { view, round, isAllotted, q }: InvestmentFilters,
  read: OwnersRead,
): SQL | undefined =>
  and(
    view === undefined ? undefined : ofView(db, view, q === '' ? 'beside' : read),
    round === undefined ? undefined : eq(kaskadInvestments.roundId, round),
    isAllotted === true ? isNotNull(kaskadInvestments.allottedUnits) : undefined,
    q === '' ? undefined : search(q, read),
  );

const order: ListOrder = { by: [kaskadInvestments.createdAt, kaskadInvestments.id], isDescending: true };

/** The ids of a page, not yet executed. */
const selectInvestmentPage = (db: Database, query: InvestmentQuery, boundary: PageBoundary | null) =>
  selectPage(db, query, { id: kaskadInvestments.id, where: whereOf(db, query, 'beside'), order, boundary });

/** A page, newest first; of a search with its count. */
export const listIssuedViews = (
  db: Database,
  query: InvestmentQuery,
): Promise<{ rows: InvestmentView[]; counted: Counted | null }> =>
  readListPage<InvestmentView>(db, query, {
    search:
      query.q === ''
        ? null
        : {
            found: (columns) =>
              sql`select ${columns} from ${kaskadInvestments} where ${whereOf(db, query, 'first')}`,
          },
    id: kaskadInvestments.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(kaskadInvestments).where(eq(kaskadInvestments.id, id)),
    inOrder: (boundary) => selectInvestmentPage(db, query, boundary),
    select: ({ where, orderBy }) =>
      selectInvestmentViews(db)
        .where(where)
        .orderBy(...orderBy),
  });

/** Selects the investments of the list, to be counted. */
export const selectFoundInvestments = (db: Database, query: InvestmentQuery) =>
  db
    .select({ id: kaskadInvestments.id })
    .from(kaskadInvestments)
    .where(whereOf(db, query, 'first'));

const stateCounts = z.array(
  z.object({ key: z.object({ state: z.enum(investmentStates) }), count: z.number() }),
);

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export const selectInvestmentKeys = (db: Database, query: InvestmentFilters): SQL =>
  db
    .select({ key: sql`${kaskadInvestments.id}::text`.as('key') })
    .from(kaskadInvestments)
    .where(whereOf(db, query, 'first'))
    .orderBy(...inOrderOf(order))
    .getSQL();

/** Of these ids, in any order. */
export const readInvestmentViews = (db: Database, ids: string[]): Promise<InvestmentView[]> =>
  selectInvestmentViews(db).where(inArray(kaskadInvestments.id, ids));

/** Of all investments, by view. */
export async function countIssued(
  db: Database,
): Promise<{ counts: Record<IssuedView, number>; all: number }> {
  const rows = stateCounts.parse(await countByKey(db, 'kaskad_investments'));
  const owed = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(kaskadInvestments)
    .where(awaitsRefund(db))
    .groupBy(state);
  const owedOf = new Map(owed.map((row) => [row.state, row.count]));
  const of = (view: StateView) =>
    rows
      .filter(({ key }) => statesOfView[view].some((one: InvestmentState) => one === key.state))
      .reduce((sum, { key, count }) => sum + count - (owedOf.get(key.state) ?? 0), 0);
  const refunds = await db
    .select({ count: sql<number>`count(distinct ${payouts.investmentId})::int` })
    .from(payouts)
    .where(isOpenRefund);
  return {
    counts: {
      to_check: await db.$count(kaskadInvestments, isToCheck),
      under_period: of('under_period'),
      to_allot: of('to_allot'),
      to_issue: of('to_issue'),
      to_refund: refunds[0]?.count ?? 0,
      waiting: of('waiting'),
      reserved: of('reserved'),
      issued: of('issued'),
      ended: of('ended'),
    },
    all: rows.reduce((sum, { count }) => sum + count, 0),
  };
}
