// SQL of what follows a published allotment: money to pay back, and investments to issue.
import { type Decimal, decimal } from '@repo/domain/money';
import { and, asc, eq, gt, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { accountBalances } from '../../db/schema/account-sums.ts';
import { payouts } from '../../db/schema/cash.ts';
import { users } from '../../db/schema/identity.ts';
import { kaskadRoundMails } from '../../db/schema/kaskad-registers.ts';
import { type InvestmentRow, kaskadInvestments, kaskadRounds } from '../../db/schema/kaskad-rounds.ts';

/** More money is with us than its allotted units cost, and none of it is paid back for that yet. */
const isOwedBack = and(
  inArray(kaskadInvestments.state, ['partly_allotted', 'not_allotted']),
  gt(kaskadInvestments.received, '0'),
  // A cent less than its units and their fee before they are rounded: the amount to the cent decides.
  sql`${kaskadInvestments.received} > trunc(${kaskadInvestments.allottedUnits} * ${kaskadInvestments.price}
    * (1 + ${kaskadInvestments.feePercent} / 100), 2) - 0.01`,
  sql`not exists (select from ${payouts} where ${payouts.investmentId} = ${kaskadInvestments.id}
    and ${payouts.investmentCause} = 'not_allotted')`,
);

/** A part of those whose money is to be paid back, in the order of ids after one. */
export const listOwedBack = (db: Database, { after, limit }: { after: string; limit: number }) =>
  db
    .select({
      id: kaskadInvestments.id,
      userId: kaskadInvestments.userId,
      roundId: kaskadInvestments.roundId,
    })
    .from(kaskadInvestments)
    .where(and(isOwedBack, gt(kaskadInvestments.id, after)))
    .orderBy(asc(kaskadInvestments.id))
    .limit(limit);

/** Held until the transaction ends; undefined once its money is paid back. */
export async function lockOwedBack(tx: Database, id: string): Promise<InvestmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(kaskadInvestments)
    .where(and(eq(kaskadInvestments.id, id), isOwedBack))
    .for('no key update');
  return row;
}

/** The rounds whose issue began and did not end. */
export async function listRoundsToIssue(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: kaskadRounds.id })
    .from(kaskadRounds)
    .where(and(eq(kaskadRounds.state, 'closed'), isNotNull(kaskadRounds.issueStartedAt)))
    .orderBy(asc(kaskadRounds.issueStartedAt));
  return rows.map(({ id }) => id);
}

const isAllotted = (roundId: string) =>
  and(
    eq(kaskadInvestments.roundId, roundId),
    inArray(kaskadInvestments.state, ['allotted', 'partly_allotted']),
  );

/** A part of those to issue, held until the transaction ends. */
export const lockAllotted = (tx: Database, roundId: string, limit: number): Promise<InvestmentRow[]> =>
  tx
    .select()
    .from(kaskadInvestments)
    .where(isAllotted(roundId))
    .orderBy(asc(kaskadInvestments.id))
    .limit(limit)
    .for('no key update');

/** Those of a round whose owner has no verified identity. */
export async function countUnverified(db: Database, roundId: string): Promise<number> {
  const rows = await db
    .select({ id: kaskadInvestments.id })
    .from(kaskadInvestments)
    .innerJoin(users, eq(users.id, kaskadInvestments.userId))
    .where(and(isAllotted(roundId), notInArray(users.kycStatus, ['verified', 'approved'])));
  return rows.length;
}

export interface HeldMoney {
  asset: string;
  amount: Decimal;
}

/** What the books hold of each investment: none of one whose money was paid back. */
export async function readHeldMoney(
  db: Database,
  investmentIds: readonly string[],
): Promise<(investmentId: string) => readonly HeldMoney[]> {
  const accounts = investmentIds.map((id) => `investment:${id}`);
  const rows = await db
    .select({
      account: accountBalances.account,
      asset: accountBalances.asset,
      amount: sql<string>`(${accountBalances.credit} - ${accountBalances.debit})::text`,
    })
    .from(accountBalances)
    .where(
      and(
        inArray(accountBalances.account, accounts),
        sql`${accountBalances.credit} <> ${accountBalances.debit}`,
      ),
    )
    .orderBy(asc(accountBalances.account), asc(accountBalances.asset));
  const byAccount = Map.groupBy(rows, ({ account }) => account);
  return (id) =>
    (byAccount.get(`investment:${id}`) ?? []).map(({ asset, amount }) => ({
      asset,
      amount: decimal(amount),
    }));
}

export async function insertIssuedMails(
  tx: Database,
  investmentIds: readonly string[],
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(kaskadRoundMails)
    .values(investmentIds.map((investmentId) => ({ investmentId, kind: 'issued' as const, createdAt })))
    .onConflictDoNothing();
}
