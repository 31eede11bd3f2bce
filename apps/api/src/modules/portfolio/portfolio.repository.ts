import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contracts, payments, timelineEvents, withdrawals } from '../../db/schema/contracts.ts';
import { dataVersions } from '../../db/schema/platform.ts';

export interface DataVersions {
  market: number;
  user: number;
}

/** Counters raised by the database itself whenever something behind a dashboard changes. */
export async function readDataVersions(db: Database, userId: string): Promise<DataVersions> {
  const userScope = `user:${userId}`;
  const rows = await db
    .select({ scope: dataVersions.scope, version: dataVersions.version })
    .from(dataVersions)
    .where(inArray(dataVersions.scope, ['market', userScope]));
  const versionOf = (scope: string) => rows.find((row) => row.scope === scope)?.version ?? 0;
  return { market: versionOf('market'), user: versionOf(userScope) };
}

export function readClientContracts(db: Database, userId: string) {
  return db
    .select({
      id: contracts.id,
      strategyId: contracts.strategyId,
      status: contracts.status,
      currency: contracts.currency,
      amount: contracts.amount,
      createdAt: contracts.createdAt,
    })
    .from(contracts)
    .where(eq(contracts.userId, userId));
}

export function readClientPayments(db: Database, userId: string) {
  return db
    .select({
      id: payments.id,
      contractId: payments.contractId,
      amount: payments.amount,
      currency: payments.currency,
      valueDate: payments.valueDate,
      subscriptionFeePercent: payments.subscriptionFeePercent,
      fxFeePercent: payments.fxFeePercent,
    })
    .from(payments)
    .where(eq(payments.userId, userId));
}

export function readClientWithdrawals(db: Database, userId: string) {
  return db
    .select({
      id: withdrawals.id,
      contractId: withdrawals.contractId,
      kind: withdrawals.kind,
      amount: withdrawals.amount,
      currency: withdrawals.currency,
      exitFeePercent: withdrawals.exitFeePercent,
      valueDate: withdrawals.valueDate,
    })
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId));
}

export function readClientEvents(db: Database, userId: string) {
  return db
    .select({
      id: timelineEvents.id,
      type: timelineEvents.type,
      metadata: timelineEvents.metadata,
      occurredAt: timelineEvents.occurredAt,
    })
    .from(timelineEvents)
    .where(eq(timelineEvents.userId, userId))
    .orderBy(desc(timelineEvents.occurredAt), desc(timelineEvents.id));
}

export type ClientContract = Awaited<ReturnType<typeof readClientContracts>>[number];
export type ClientPayment = Awaited<ReturnType<typeof readClientPayments>>[number];
export type ClientWithdrawal = Awaited<ReturnType<typeof readClientWithdrawals>>[number];
export type ClientEvent = Awaited<ReturnType<typeof readClientEvents>>[number];
