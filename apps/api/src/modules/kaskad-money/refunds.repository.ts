// SQL of refunds: payouts of investments, with what their line shows.
import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { holdsWords, isShort, startsWord } from '../../db/like-pattern.ts';
import { type PayoutRow, payouts, type ReceiptRow, receipts } from '../../db/schema/cash.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import {
  type InvestmentRow,
  kaskadInvestments,
  kaskadRounds,
  type RoundRow,
} from '../../db/schema/kaskad-rounds.ts';

export interface RefundView {
  payout: PayoutRow;
  receipt: ReceiptRow;
  investment: InvestmentRow;
  round: RoundRow;
  owner: UserRow;
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
    })
    .from(payouts)
    .innerJoin(receipts, eq(receipts.id, payouts.receiptId))
    .innerJoin(kaskadInvestments, eq(kaskadInvestments.id, payouts.investmentId))
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvestments.roundId))
    .innerJoin(users, eq(users.id, kaskadInvestments.userId));

export async function findRefund(db: Database, id: string): Promise<RefundView | undefined> {
  const [view] = await selectRefunds(db).where(and(eq(payouts.id, id), isNotNull(payouts.investmentId)));
  return view;
}

/** Held until the transaction ends. */
export async function lockRefund(tx: Database, id: string): Promise<void> {
  await tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.id, id)).for('update');
}

export interface RefundQuery {
  q: string;
  state?: State | undefined;
  page: number;
  pageSize: number;
}

function whereOf({ q, state }: RefundQuery): SQL | undefined {
  const named = isShort(q) ? startsWord(users.searchText, q) : holdsWords(users.searchText, q);
  const isReference = /^KSK-/i.test(q);
  return and(
    isNotNull(payouts.investmentId),
    state === undefined ? undefined : eq(payouts.state, state),
    q === ''
      ? undefined
      : isReference
        ? sql`${kaskadInvestments.reference} like ${`${q.toUpperCase().replaceAll(/[%_\\]/g, '')}%`}`
        : named,
  );
}

/** The one due first before. */
export async function listRefundViews(
  db: Database,
  query: RefundQuery,
): Promise<{ rows: RefundView[]; total: number }> {
  const rows = await selectRefunds(db)
    .where(whereOf(query))
    .orderBy(asc(payouts.dueBy), asc(payouts.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(payouts)
    .innerJoin(kaskadInvestments, eq(kaskadInvestments.id, payouts.investmentId))
    .innerJoin(users, eq(users.id, kaskadInvestments.userId))
    .where(whereOf(query));
  return { rows, total: counted?.total ?? 0 };
}

export async function countRefunds(db: Database): Promise<Record<State, number>> {
  const rows = await db
    .select({ state: payouts.state, count: count() })
    .from(payouts)
    .where(isNotNull(payouts.investmentId))
    .groupBy(payouts.state);
  const of = (state: State) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    to_prepare: of('to_prepare'),
    to_approve: of('to_approve'),
    to_execute: of('to_execute'),
    executed: of('executed'),
  };
}

/** How many refunds of an investment are not executed. */
export const countOpenRefunds = (db: Database, investmentId: string): Promise<number> =>
  db.$count(payouts, and(eq(payouts.investmentId, investmentId), sql`${payouts.state} like 'to_%'`));
