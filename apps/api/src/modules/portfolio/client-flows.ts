// A client's rows as the flows that packages/domain replays, and the currency they can all be expressed in.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { type DisplayCurrency, decimal, type FxBook, ONE, parCurrency, ZERO } from '@repo/domain/money';
import type { FeeSchedule, Flow } from '@repo/domain/portfolio';
import type { ClientContract, ClientPayment, ClientWithdrawal } from './portfolio.repository.ts';

export interface ClientRows {
  contracts: readonly ClientContract[];
  payments: readonly ClientPayment[];
  withdrawals: readonly ClientWithdrawal[];
}

/** Every row carries its own fees; nothing is ever valued with these. */
export const noFees: FeeSchedule = { subscriptionPercent: ZERO, fxPercent: ZERO, exitPercent: ZERO };

export function toFlows(rows: ClientRows): Flow[] {
  const strategyByContract = new Map(rows.contracts.map((contract) => [contract.id, contract.strategyId]));
  // The contract of a payment may be left out: then so is its payment.
  const paid = rows.payments.flatMap((payment): Flow[] => {
    const strategy = strategyByContract.get(payment.contractId);
    if (strategy === undefined) return [];
    return [
      {
        kind: 'payment',
        id: payment.id,
        contractId: payment.contractId,
        strategy,
        day: isoDay(payment.valueDate),
        asset: payment.currency,
        amount: decimal(payment.amount),
        fees: {
          ...noFees,
          subscriptionPercent: decimal(payment.subscriptionFeePercent),
          fxPercent: decimal(payment.fxFeePercent),
        },
      },
    ];
  });
  const taken = rows.withdrawals.flatMap((withdrawal): Flow[] => {
    const strategy = strategyByContract.get(withdrawal.contractId);
    if (strategy === undefined) return [];
    const base = {
      id: withdrawal.id,
      contractId: withdrawal.contractId,
      strategy,
      day: isoDay(withdrawal.valueDate),
      fees: { ...noFees, exitPercent: decimal(withdrawal.exitFeePercent) },
    };
    if (withdrawal.kind === 'closing') return [{ ...base, kind: 'closing' }];
    const { currency, amount } = withdrawal;
    return [{ ...base, kind: 'withdrawal', currency, amount: decimal(amount) }];
  });
  return [...paid, ...taken];
}

export interface ValuedFlows {
  flows: Flow[];
  /** EUR when some flow has no rate towards the requested currency: a response in it would be incomplete. */
  currency: DisplayCurrency;
}

/**
 * Leaves out the contracts whose payment has no rate on its value date yet (paid, not yet invested: they show on
 * the documents screen and in the timeline), and returns a currency that all others can be expressed in.
 */
export function selectValuedFlows(
  flows: readonly Flow[],
  market: { fx: FxBook; referenceOf: (strategy: string) => DisplayCurrency },
  requested: DisplayCurrency,
): ValuedFlows {
  const canConvert = (from: DisplayCurrency, to: DisplayCurrency, day: IsoDay) =>
    market.fx.convert(ONE, from, to, day) !== undefined;
  const waiting = new Set(
    flows
      .filter((flow) => flow.kind === 'payment')
      .filter((flow) => {
        const par = parCurrency(flow.asset);
        const reference = market.referenceOf(flow.strategy);
        return !canConvert(par, reference, flow.day) || !canConvert(par, 'EUR', flow.day);
      })
      .map((flow) => flow.contractId),
  );
  const valued = flows.filter((flow) => !waiting.has(flow.contractId));
  const isExpressible = valued.every((flow) => canConvert('EUR', requested, flow.day));
  return { flows: valued, currency: isExpressible ? requested : 'EUR' };
}
