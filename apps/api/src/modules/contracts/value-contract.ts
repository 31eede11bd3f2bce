// What a contract is worth and holds, from its flows: the same replay as the dashboard's, one contract at a time.
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { type Decimal, type DisplayCurrency, isDisplayCurrency, parCurrency, ZERO } from '@repo/domain/money';
import { type Flow, type Prices, replayFlows, type Strategy } from '@repo/domain/portfolio';
import type { PaymentRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import { noFees, toFlows } from '../portfolio/client-flows.ts';
import type { ContractView } from './contracts.repository.ts';

export function toDomainStrategy(row: Pick<StrategyRow, 'id' | 'referenceCurrency'>): Strategy {
  const { referenceCurrency } = row;
  if (!isDisplayCurrency(referenceCurrency)) throw new Error(`strategy ${row.id} is in ${referenceCurrency}`);
  return { key: row.id, referenceCurrency };
}

type FlowSource = Pick<ContractView, 'contract' | 'payment' | 'withdrawals'>;

/** The contract's flows, each with the fees of its own day; none for one that was renounced. */
function flowsOf({ contract, payment, withdrawals }: FlowSource): Flow[] {
  if (contract.renouncedAt !== null) return [];
  return toFlows({ contracts: [contract], payments: payment ? [payment] : [], withdrawals });
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
