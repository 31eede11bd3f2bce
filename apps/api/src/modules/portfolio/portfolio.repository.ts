import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { receipts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { payments, withdrawals } from '../../db/schema/dealt-money.ts';
import { dataVersions } from '../../db/schema/platform.ts';
import { timelineEvents } from '../../db/schema/timeline.ts';
import type { DataVersions } from '../../deps.ts';

/** Built and planned once for each database: every revalidation of a dashboard runs it. */
const dataVersionsQueries = new WeakMap<Database, ReturnType<typeof prepareDataVersions>>();

function prepareDataVersions(db: Database) {
  return db
    .select({ scope: dataVersions.scope, version: dataVersions.version })
    .from(dataVersions)
    .where(inArray(dataVersions.scope, [sql.placeholder('market'), sql.placeholder('user')]))
    .prepare('data_versions');
}

/** For whom the session's own read did not bring them. */
export async function readDataVersions(db: Database, userId: string): Promise<DataVersions> {
  const userScope = `user:${userId}`;
  const query = dataVersionsQueries.get(db) ?? prepareDataVersions(db);
  dataVersionsQueries.set(db, query);
  const rows = await query.execute({ market: 'market', user: userScope });
  const versionOf = (scope: string) => rows.find((row) => row.scope === scope)?.version ?? 0;
  return { market: versionOf('market'), user: versionOf(userScope) };
}

/** Those that count: one that was renounced is as if it had never been concluded. */
export function readClientContracts(db: Database, userId: string) {
  return db
    .select({
      id: contracts.id,
      strategyId: contracts.strategyId,
      status: contracts.status,
      currency: contracts.currency,
      amount: contracts.amount,
      createdAt: contracts.createdAt,
      poNumber: contracts.poNumber,
      paymentStatus: contracts.paymentStatus,
      paymentMethod: contracts.paymentMethod,
      // Named in full: columns of a query of one table have no prefix.
      received: sql<string>`coalesce((select sum(${receipts}.amount) from ${receipts}
        where ${receipts}.contract_id = ${contracts}.id), 0)::text`,
    })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), isNull(contracts.renouncedAt)));
}

export function readClientPayments(db: Database, userId: string) {
  return db
    .select({
      id: payments.id,
      contractId: payments.contractId,
      amount: payments.amount,
      currency: payments.currency,
      valueDate: payments.valueDate,
      subscriptionFee: payments.subscriptionFee,
      fxFee: payments.fxFee,
      units: payments.units,
      navDate: payments.navDate,
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
      exitFee: withdrawals.exitFee,
      units: withdrawals.units,
      valueDate: withdrawals.valueDate,
      navDate: withdrawals.navDate,
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
