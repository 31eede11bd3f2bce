// What a contract is worth and holds, from its flows: the same replay as the dashboard's, one contract at a time.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import {
  type Decimal,
  type DisplayCurrency,
  decimal,
  isDisplayCurrency,
  parCurrency,
  ZERO,
} from '@repo/domain/money';
import { type FeeSchedule, type Flow, type Prices, replayFlows, type Strategy } from '@repo/domain/portfolio';
import type { PaymentRow, WithdrawalRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { ContractView } from './contracts.repository.ts';

const noFees: FeeSchedule = { subscriptionPercent: ZERO, fxPercent: ZERO, exitPercent: ZERO };

export function toDomainStrategy(row: Pick<StrategyRow, 'id' | 'referenceCurrency'>): Strategy {
  const { referenceCurrency } = row;
  if (!isDisplayCurrency(referenceCurrency)) throw new Error(`strategy ${row.id} is in ${referenceCurrency}`);
  return { key: row.id, referenceCurrency };
}

type FlowSource = Pick<ContractView, 'contract' | 'payment' | 'withdrawals'>;

const paymentFees = (payment: PaymentRow): FeeSchedule => ({
  subscriptionPercent: decimal(payment.subscriptionFeePercent),
  fxPercent: decimal(payment.fxFeePercent),
  exitPercent: ZERO,
});

const withdrawalFees = (row: WithdrawalRow): FeeSchedule => ({
  ...noFees,
  exitPercent: decimal(row.exitFeePercent),
});

/** The contract's flows, each with the fees of its own day; none for one that was renounced. */
export function flowsOf({ contract, payment, withdrawals }: FlowSource): Flow[] {
  if (contract.renouncedAt !== null) return [];
  const base = { contractId: contract.id, strategy: contract.strategyId };
  const paid: Flow[] = payment
    ? [
        {
          ...base,
          kind: 'payment',
          id: payment.id,
          day: isoDay(payment.valueDate),
          asset: payment.currency,
          amount: decimal(payment.amount),
          fees: paymentFees(payment),
        },
      ]
    : [];
  const out = withdrawals.map((row): Flow => {
    const common = { ...base, id: row.id, day: isoDay(row.valueDate), fees: withdrawalFees(row) };
    return row.kind === 'closing'
      ? { ...common, kind: 'closing' }
      : { ...common, kind: 'withdrawal', currency: row.currency, amount: decimal(row.amount) };
  });
  return [...paid, ...out];
}

export interface ContractHolding {
  units: Decimal;
  /** In the strategy's reference currency; null while nothing is invested. */
  value: Decimal | null;
}

/** Units held and their value on `day`. A payment that can't be converted yet counts as waiting. */
export function holdingOf(
  view: FlowSource & { strategy: StrategyRow },
  prices: Prices,
  day: IsoDay,
): ContractHolding {
  const strategy = toDomainStrategy(view.strategy);
  // Before the first quote of its currency the payment waits: the replay would rightly refuse to value it.
  if (!isConvertible(view.payment, strategy, prices)) return { units: ZERO, value: null };
  const { strategies } = replayFlows(flowsOf(view), {
    strategies: new Map([[strategy.key, { strategy }]]),
    prices,
    until: day,
    fees: noFees,
  });
  const [ledger] = strategies;
  const nav = prices.navs.lastUpTo(strategy.key, day);
  const isInvested = ledger?.movements.some((movement) => movement.unitsDay !== undefined) ?? false;
  if (!ledger || !nav || !isInvested) return { units: ZERO, value: null };
  return { units: ledger.units, value: ledger.units.times(nav.value) };
}

function isConvertible(payment: PaymentRow | null, strategy: Strategy, prices: Prices): boolean {
  if (!payment) return false;
  const day = isoDay(payment.valueDate);
  return (
    convert(prices, { amount: ZERO, from: payment.currency, to: strategy.referenceCurrency, day }) !== null
  );
}

export interface Conversion {
  amount: Decimal;
  /** Any wire spelling (D24). */
  from: string;
  to: DisplayCurrency;
  day: IsoDay;
}

/** Null when a rate is missing. */
export function convert(prices: Prices, { amount, from, to, day }: Conversion): Decimal | null {
  return prices.fx.convert(amount, parCurrency(from), to, day)?.amount ?? null;
}
