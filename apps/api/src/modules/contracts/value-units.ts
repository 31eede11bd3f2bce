// What sums of units and of payments are worth in EUR, at the last NAVs and rates: of clients, of advisers.
import { type Decimal, decimal, sumOf } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { listAllStrategies } from '../strategies/strategies.repository.ts';
import { amountText } from './contracts.mapper.ts';
import { readPrices } from './show-contracts.ts';
import { convert } from './value-contract.ts';

/** Units of a strategy, or an amount in a payment currency: `key` names which. */
export interface KeyedSum {
  key: string;
  sum: string;
}

export interface Valuation {
  /** Null when the NAV or a rate is missing. */
  worth: (units: KeyedSum) => Decimal | null;
  /** Null when a rate is missing. */
  paid: (amount: KeyedSum) => Decimal | null;
}

export async function readValuation(deps: Deps): Promise<Valuation> {
  const day = parisDay(deps.clock.now());
  const [prices, strategies] = await Promise.all([readPrices(deps), listAllStrategies(deps.db)]);
  const currencies = new Map(strategies.map(({ id, referenceCurrency }) => [id, referenceCurrency]));
  const inEuros = (amount: Decimal, from: string) =>
    amount.eq(0) ? amount : convert(prices, { amount, from, to: 'EUR', day });
  return {
    worth: ({ key, sum }) => {
      const nav = prices.navs.lastUpTo(key, day);
      const from = currencies.get(key);
      const units = decimal(sum);
      if (units.eq(0)) return units;
      return nav && from !== undefined ? inEuros(units.times(nav.value), from) : null;
    },
    paid: ({ key, sum }) => inEuros(decimal(sum), key),
  };
}

/** Null when one of them has no value: a smaller total would be false. */
export function totalOf<Sum extends KeyedSum>(
  sums: readonly Sum[],
  value: (sum: Sum) => Decimal | null,
): string | null {
  const values = sums.map(value);
  const known = values.filter((one) => one !== null);
  return known.length < values.length ? null : amountText(sumOf(known), 'EUR');
}
