import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';

export interface RenouncedFlow {
  kind: 'payment' | 'refund';
  contractId: string;
  poNumber: string;
  strategyId: string;
  day: string;
  amount: string;
  currency: string;
}

/**
 * What was received for contracts that were renounced, and given back: they count nowhere, as if never concluded, but the
 * money was transferred.
 */
export async function readRenouncedFlows(db: Database, userId: string): Promise<RenouncedFlow[]> {
  const isRenounced = and(eq(contracts.userId, userId), isNotNull(contracts.renouncedAt));
  const columns = {
    contractId: contracts.id,
    poNumber: contracts.poNumber,
    strategyId: contracts.strategyId,
  };
  const [received, returned] = await Promise.all([
    db
      .select({ ...columns, day: receipts.day, amount: receipts.amount, currency: receipts.asset })
      .from(receipts)
      .innerJoin(contracts, eq(receipts.contractId, contracts.id))
      .where(isRenounced)
      .orderBy(asc(receipts.day), asc(contracts.id)),
    db
      .select({
        ...columns,
        day: sql<string>`${payouts.executedOn}`,
        amount: payouts.amount,
        currency: payouts.asset,
      })
      .from(payouts)
      .innerJoin(contracts, eq(payouts.contractId, contracts.id))
      .where(and(isRenounced, isNotNull(payouts.executedOn)))
      .orderBy(asc(payouts.executedOn), asc(contracts.id)),
  ]);
  return [
    ...received.map((row) => ({ ...row, kind: 'payment' as const })),
    ...returned.map((row) => ({ ...row, kind: 'refund' as const })),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
