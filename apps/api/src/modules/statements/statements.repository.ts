import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contracts, refunds } from '../../db/schema/contracts.ts';
import { payments } from '../../db/schema/dealt-money.ts';

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
 * What was paid for contracts that were renounced, and given back: they count nowhere, as if never concluded, but the
 * money was transferred.
 */
export async function readRenouncedFlows(db: Database, userId: string): Promise<RenouncedFlow[]> {
  const isRenounced = and(eq(contracts.userId, userId), isNotNull(contracts.renouncedAt));
  const columns = {
    contractId: contracts.id,
    poNumber: contracts.poNumber,
    strategyId: contracts.strategyId,
  };
  const [paid, returned] = await Promise.all([
    db
      .select({ ...columns, day: payments.valueDate, amount: payments.amount, currency: payments.currency })
      .from(payments)
      .innerJoin(contracts, eq(payments.contractId, contracts.id))
      .where(isRenounced)
      .orderBy(asc(payments.valueDate), asc(contracts.id)),
    db
      .select({
        ...columns,
        day: sql<string>`${refunds.returnedOn}`,
        amount: refunds.amount,
        currency: refunds.currency,
      })
      .from(refunds)
      .innerJoin(contracts, eq(refunds.contractId, contracts.id))
      .where(and(isRenounced, isNotNull(refunds.returnedOn)))
      .orderBy(asc(refunds.returnedOn), asc(contracts.id)),
  ]);
  return [
    ...paid.map((row) => ({ ...row, kind: 'payment' as const })),
    ...returned.map((row) => ({ ...row, kind: 'refund' as const })),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
