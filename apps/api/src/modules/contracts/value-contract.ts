// What a contract holds and is worth, from what was booked for it.
import type { IsoDay } from '@repo/domain/dates';
import {
  type Decimal,
  decimal,
  isDisplayCurrency,
  type MoneyAsset,
  moneyAsset,
  sumOf,
  ZERO,
} from '@repo/domain/money';
import type { Prices, Strategy } from '@repo/domain/portfolio';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { ContractView } from './contracts.repository.ts';

export function toDomainStrategy(row: Pick<StrategyRow, 'id' | 'referenceCurrency'>): Strategy {
  const { referenceCurrency } = row;
  if (!isDisplayCurrency(referenceCurrency)) throw new Error(`strategy ${row.id} is in ${referenceCurrency}`);
  return { key: row.id, referenceCurrency };
}

export interface ContractHolding {
  units: Decimal;
  /** In the strategy's reference currency; null while nothing is invested. */
  value: Decimal | null;
}

/** Units booked and their value on `day`; nothing for a contract that was renounced. */
export function holdingOf(
  { contract, payment, strategy, withdrawals }: ContractView,
  prices: Prices,
  day: IsoDay,
): ContractHolding {
  const nav = prices.navs.lastUpTo(strategy.id, day);
  if (contract.renouncedAt !== null || !payment || payment.units === null || !nav)
    return { units: ZERO, value: null };
  const taken = sumOf(withdrawals.map(({ units }) => decimal(units ?? '0')));
  const units = decimal(payment.units).minus(taken);
  return { units, value: units.times(nav.value) };
}

export interface Conversion {
  amount: Decimal;
  /** Any wire spelling (D24). */
  from: string;
  to: MoneyAsset;
  day: IsoDay;
}

/** Null when a rate is missing. */
export function convert(prices: Prices, { amount, from, to, day }: Conversion): Decimal | null {
  return prices.fx.convert(amount, moneyAsset(from), to, day)?.amount ?? null;
}
