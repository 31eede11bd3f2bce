// SQL of what an investment received, what is paid back of it, its allotment and its place in the register.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { type AllotmentRow, kaskadAllotments, kaskadMovements } from '../../db/schema/kaskad-registers.ts';

/** In the order of their days. */
export const listInvestmentReceipts = (db: Database, investmentId: string) =>
  db
    .select()
    .from(receipts)
    .where(and(eq(receipts.investmentId, investmentId), eq(receipts.state, 'invested')))
    .orderBy(asc(receipts.day), asc(receipts.id));

export const shownRefundStates = ['to_prepare', 'to_approve', 'to_execute', 'executed'] as const;

/** Those that replace nothing and are not void, in the order they were made. */
export const listInvestmentPayouts = (db: Database, investmentId: string) =>
  db
    .select()
    .from(payouts)
    .where(and(eq(payouts.investmentId, investmentId), inArray(payouts.state, [...shownRefundStates])))
    .orderBy(asc(payouts.requestedAt), asc(payouts.id));

/** Of a round whose allotment was published. */
export async function findAllotment(db: Database, roundId: string): Promise<AllotmentRow | undefined> {
  const [row] = await db.select().from(kaskadAllotments).where(eq(kaskadAllotments.roundId, roundId));
  return row;
}

export async function findMovementNumber(db: Database, investmentId: string): Promise<number | null> {
  const [row] = await db
    .select({ number: kaskadMovements.number })
    .from(kaskadMovements)
    .where(eq(kaskadMovements.investmentId, investmentId));
  return row?.number ?? null;
}

/** Of each of these investments that is in the register. */
export async function findMovementNumbers(
  db: Database,
  investmentIds: string[],
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ id: kaskadMovements.investmentId, number: kaskadMovements.number })
    .from(kaskadMovements)
    .where(inArray(kaskadMovements.investmentId, investmentIds));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
