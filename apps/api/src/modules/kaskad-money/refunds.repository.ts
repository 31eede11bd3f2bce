// SQL of refunds: payouts of investments, with what their line shows.
import { payoutStates } from '@repo/domain/payouts';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import {
  boundaryOf,
  type Counted,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  readListPage,
  selectPage,
} from '../../db/keyset.ts';
import { escapeLike } from '../../db/like-pattern.ts';
import { countByKey } from '../../db/list-counts.ts';
import { type PayoutRow, payouts, type ReceiptRow, receipts } from '../../db/schema/cash.ts';
import { dueLast } from '../../db/schema/cash-lists.ts';
import { type PayoutHoldRow, payoutHolds } from '../../db/schema/disputes.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import {
  type InvestmentRow,
  kaskadInvestments,
  kaskadRounds,
  type RoundRow,
} from '../../db/schema/kaskad-rounds.ts';
import { type OwnersRead, ofUsersFound } from '../../db/users-found.ts';

export interface RefundView {
  payout: PayoutRow;
  receipt: ReceiptRow;
  investment: InvestmentRow;
  round: RoundRow;
  owner: UserRow;
  /** That stands on the account of its owner. */
  hold: PayoutHoldRow | null;
}

export const refundStates = ['to_prepare', 'to_approve', 'to_execute', 'executed'] as const;
type State = (typeof refundStates)[number];

const selectRefunds = (db: Database) =>
  db
    .select({
      payout: payouts,
      receipt: receipts,
      investment: kaskadInvestments,
      round: kaskadRounds,
      owner: users,
      hold: payoutHolds,
    })
    .from(payouts)
    .innerJoin(receipts, eq(receipts.id, payouts.receiptId))
    .innerJoin(kaskadInvestments, eq(kaskadInvestments.id, payouts.investmentId))
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvestments.roundId))
    .innerJoin(users, eq(users.id, kaskadInvestments.userId))
    .leftJoin(payoutHolds, and(eq(payoutHolds.userId, users.id), isNull(payoutHolds.liftedAt)));

export async function findRefund(db: Database, id: string): Promise<RefundView | undefined> {
  const [view] = await selectRefunds(db).where(and(eq(payouts.id, id), isNotNull(payouts.investmentId)));
  return view;
}

/** Held until the transaction ends. */
export async function lockRefund(tx: Database, id: string): Promise<void> {
  await tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.id, id)).for('update');
}

export interface RefundFilters {
  q: string;
  state?: State | undefined;
}
export interface RefundQuery extends RefundFilters, PagePlace {}

const isReference = /^KSK-\d{4}-?\d*$/i;

/** By the start of the number of its investment, or by its owner. */
function search(db: Database, q: string, read: OwnersRead): SQL {
  if (isReference.test(q)) {
    const isNumbered = sql`${kaskadInvestments.reference} like ${`${escapeLike(q.toUpperCase())}%`}`;
    const numbered = db.select({ id: kaskadInvestments.id }).from(kaskadInvestments).where(isNumbered);
    return inArray(payouts.investmentId, numbered);
  }
  return ofUsersFound(payouts.userId, q, read);
}

const whereOf = (db: Database, { q, state }: RefundFilters, read: OwnersRead): SQL | undefined =>
  and(
    isNotNull(payouts.investmentId),
    state === undefined ? undefined : eq(payouts.state, state),
    q === '' ? undefined : search(db, q, read),
  );

const order: ListOrder = { by: [dueLast(payouts), payouts.id], isDescending: false };

/** The ids of a page, not yet executed. */
const selectRefundPage = (db: Database, query: RefundQuery, boundary: PageBoundary | null) =>
  selectPage(db, query, { id: payouts.id, where: whereOf(db, query, 'beside'), order, boundary });

/** A page, the one due first before; of a search with its count. */
export const listRefundViews = (
  db: Database,
  query: RefundQuery,
): Promise<{ rows: RefundView[]; counted: Counted | null }> =>
  readListPage<RefundView>(db, query, {
    search:
      query.q === ''
        ? null
        : { found: (columns) => sql`select ${columns} from ${payouts} where ${whereOf(db, query, 'first')}` },
    id: payouts.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(payouts).where(eq(payouts.id, id)),
    inOrder: (boundary) => selectRefundPage(db, query, boundary),
    select: ({ where, orderBy }) =>
      selectRefunds(db)
        .where(where)
        .orderBy(...orderBy),
  });

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export const selectRefundKeys = (db: Database, query: RefundFilters): SQL =>
  db
    .select({ key: sql`${payouts.id}::text`.as('key') })
    .from(payouts)
    .where(whereOf(db, query, 'first'))
    .orderBy(dueLast(payouts), payouts.id)
    .getSQL();

/** Of these ids, in any order. */
export const readRefundViews = (db: Database, ids: string[]): Promise<RefundView[]> =>
  selectRefunds(db).where(inArray(payouts.id, ids));

/** Selects the refunds of the list, to be counted. */
export const selectFoundRefunds = (db: Database, query: RefundQuery) =>
  db
    .select({ id: payouts.id })
    .from(payouts)
    .where(whereOf(db, query, 'first'));

const payoutCounts = z.array(
  z.object({ key: z.object({ state: z.enum(payoutStates), kind: z.string() }), count: z.number() }),
);

/** Of all refunds, by state. */
export async function countRefunds(db: Database): Promise<{ counts: Record<State, number>; all: number }> {
  const rows = payoutCounts
    .parse(await countByKey(db, 'payouts'))
    .filter(({ key }) => key.kind === 'kaskad_refund');
  const of = (state: State) => rows.find(({ key }) => key.state === state)?.count ?? 0;
  return {
    counts: {
      to_prepare: of('to_prepare'),
      to_approve: of('to_approve'),
      to_execute: of('to_execute'),
      executed: of('executed'),
    },
    all: rows.reduce((sum, { count }) => sum + count, 0),
  };
}

/** How many refunds of an investment are not executed. */
export const countOpenRefunds = (db: Database, investmentId: string): Promise<number> =>
  db.$count(payouts, and(eq(payouts.investmentId, investmentId), sql`${payouts.state} like 'to_%'`));
