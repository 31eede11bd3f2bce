// SQL of orders: payments and withdrawals that wait for their NAV, and what is booked when they are executed.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { payments, withdrawals } from '../../db/schema/dealt-money.ts';

export interface WaitingPaymentRow {
  id: string;
  contractId: string;
  userId: string;
  strategyId: string;
  currency: string;
  amount: string;
  valueDate: string;
  subscriptionFeePercent: string;
  fxFeePercent: string;
}

export interface WaitingRedemptionRow {
  id: string;
  kind: 'withdrawal' | 'closing';
  contractId: string;
  userId: string;
  strategyId: string;
  poNumber: string;
  /** The asset that the contract was paid in. */
  asset: string;
  valueDate: string;
  exitFeePercent: string;
}

const ofContract = (
  column: typeof payments.contractId | typeof withdrawals.contractId,
  contractId?: string,
) => (contractId === undefined ? undefined : eq(column, contractId));

/** Held until the transaction ends. Money of a renounced contract is returned: it waits for nothing. */
export function lockWaitingPayments(tx: Database, contractId?: string): Promise<WaitingPaymentRow[]> {
  return tx
    .select({
      id: payments.id,
      contractId: payments.contractId,
      userId: payments.userId,
      strategyId: contracts.strategyId,
      currency: payments.currency,
      amount: payments.amount,
      valueDate: payments.valueDate,
      subscriptionFeePercent: payments.subscriptionFeePercent,
      fxFeePercent: payments.fxFeePercent,
    })
    .from(payments)
    .innerJoin(contracts, eq(contracts.id, payments.contractId))
    .where(
      and(isNull(payments.units), isNull(contracts.renouncedAt), ofContract(payments.contractId, contractId)),
    )
    .for('update', { of: payments });
}

/** Closings: a partial withdrawal has no row yet that could wait. */
export function lockWaitingRedemptions(tx: Database, contractId?: string): Promise<WaitingRedemptionRow[]> {
  return tx
    .select({
      id: withdrawals.id,
      kind: withdrawals.kind,
      contractId: withdrawals.contractId,
      userId: withdrawals.userId,
      strategyId: contracts.strategyId,
      poNumber: contracts.poNumber,
      asset: contracts.currency,
      valueDate: withdrawals.valueDate,
      exitFeePercent: withdrawals.exitFeePercent,
    })
    .from(withdrawals)
    .innerJoin(contracts, eq(contracts.id, withdrawals.contractId))
    .where(
      and(
        isNull(withdrawals.units),
        eq(withdrawals.kind, 'closing'),
        ofContract(withdrawals.contractId, contractId),
      ),
    )
    .for('update', { of: withdrawals });
}

export interface PositionRow {
  contractId: string;
  units: string;
  /** The NAV that its units were bought at. */
  nav: string;
}

/** What contracts hold; none for one whose payment waits. */
export function readPositions(tx: Database, contractIds: readonly string[]): Promise<PositionRow[]> {
  if (contractIds.length === 0) return Promise.resolve([]);
  const taken = tx
    .select({
      contractId: withdrawals.contractId,
      taken: sql<string>`coalesce(sum(${withdrawals.units}), 0)`.as('taken'),
    })
    .from(withdrawals)
    .groupBy(withdrawals.contractId)
    .as('out');
  return tx
    .select({
      contractId: payments.contractId,
      units: sql<string>`(${payments.units} - ${taken.taken})::text`,
      nav: sql<string>`${payments.nav}`,
    })
    .from(payments)
    .innerJoin(taken, eq(taken.contractId, payments.contractId))
    .where(and(inArray(payments.contractId, [...contractIds]), sql`${payments.units} is not null`));
}

export interface ExecutedPayment {
  id: string;
  subscription_fee: string;
  fx_fee: string;
  net_amount: string;
  net_reference_amount: string;
  units: string;
  nav: string;
  nav_date: string;
}

/** Written once: a payment that has units is never written again. */
export async function saveExecutedPayments(tx: Database, rows: readonly ExecutedPayment[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update payments set subscription_fee = row.subscription_fee, fx_fee = row.fx_fee, net_amount = row.net_amount,
      net_reference_amount = row.net_reference_amount, units = row.units, nav = row.nav, nav_date = row.nav_date
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, subscription_fee numeric, fx_fee numeric,
      net_amount numeric, net_reference_amount numeric, units numeric, nav numeric, nav_date date)
    where payments.id = row.id and payments.units is null`);
}

export interface ExecutedRedemption {
  id: string;
  amount: string;
  exit_fee: string;
  units: string;
  nav: string;
  nav_date: string;
}

export async function saveExecutedRedemptions(
  tx: Database,
  rows: readonly ExecutedRedemption[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update withdrawals set amount = row.amount, exit_fee = row.exit_fee, units = row.units, nav = row.nav,
      nav_date = row.nav_date
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id uuid, amount numeric, exit_fee numeric,
      units numeric, nav numeric, nav_date date)
    where withdrawals.id = row.id and withdrawals.units is null`);
}
