import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contracts, payments } from '../../db/schema/contracts.ts';

export interface WaitingPayment {
  id: string;
  strategyId: string;
  amount: string;
  currency: string;
  valueDate: string;
  contractId: string;
  subscriptionFeePercent: string;
  fxFeePercent: string;
}

/** Payments received and not yet invested, held until the transaction ends. */
export function lockWaitingPayments(tx: Database): Promise<WaitingPayment[]> {
  return tx
    .select({
      id: payments.id,
      contractId: payments.contractId,
      strategyId: contracts.strategyId,
      amount: payments.amount,
      currency: payments.currency,
      valueDate: payments.valueDate,
      subscriptionFeePercent: payments.subscriptionFeePercent,
      fxFeePercent: payments.fxFeePercent,
    })
    .from(payments)
    .innerJoin(contracts, eq(contracts.id, payments.contractId))
    .where(and(isNull(payments.units), isNull(contracts.renouncedAt)))
    .orderBy(asc(payments.id))
    .for('update', { of: payments });
}

export interface RecordedInvestment {
  netReferenceAmount: string;
  units: string | null;
  nav: string | null;
  navDate: string | null;
}

export async function recordInvestment(
  tx: Database,
  paymentId: string,
  investment: RecordedInvestment,
): Promise<void> {
  await tx
    .update(payments)
    .set(investment)
    .where(and(eq(payments.id, paymentId), isNull(payments.units)));
}
