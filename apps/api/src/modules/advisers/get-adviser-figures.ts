import type { components } from '@repo/api-sdk/spec';
import { addDays, type IsoDay } from '@repo/domain/dates';
import { type Decimal, decimal, sumOf } from '@repo/domain/money';
import type { Prices } from '@repo/domain/portfolio';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { amountText } from '../contracts/contracts.mapper.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { convert } from '../contracts/value-contract.ts';
import { listAllStrategies } from '../strategies/strategies.repository.ts';
import {
  type AdviserSum,
  countAdviserFacts,
  sumAdviserPayments,
  sumAdviserUnits,
} from './adviser-accounts.repository.ts';

const COLLECTED_DAYS = 30;
const MEDIAN_DAYS = 365;

type Value = (sum: AdviserSum) => Decimal | null;

/** What the clients of each adviser hold and pay, at the last NAVs and rates. */
export async function getAdviserFigures(deps: Deps): Promise<components['schemas']['AdviserFigures']> {
  const today = parisDay(deps.clock.now());
  const [counts, units, payments, prices, strategies] = await Promise.all([
    countAdviserFacts(deps.db, addDays(today, -MEDIAN_DAYS)),
    sumAdviserUnits(deps.db),
    sumAdviserPayments(deps.db, addDays(today, 1 - COLLECTED_DAYS)),
    readPrices(deps),
    listAllStrategies(deps.db),
  ]);
  const currencies = new Map(strategies.map(({ id, referenceCurrency }) => [id, referenceCurrency]));
  const worth: Value = ({ key, sum }) => {
    const nav = prices.navs.lastUpTo(key, today);
    const from = currencies.get(key);
    if (!nav || from === undefined) return null;
    return inEuros(prices, today, decimal(sum).times(nav.value), from);
  };
  const paid: Value = ({ key, sum }) => inEuros(prices, today, decimal(sum), key);
  return {
    items: counts.map(({ id, ...facts }) => ({
      id,
      value_eur: totalOf(id, units, worth),
      collected_eur: totalOf(id, payments, paid),
      ...facts,
    })),
  };
}

const inEuros = (prices: Prices, day: IsoDay, amount: Decimal, from: string): Decimal | null =>
  amount.eq(0) ? amount : convert(prices, { amount, from, to: 'EUR', day });

/** Null when one of them has no value: a smaller total would be false. */
function totalOf(id: string, sums: readonly AdviserSum[], value: Value): string | null {
  const values = sums.filter((sum) => sum.id === id).map(value);
  const known = values.filter((one) => one !== null);
  return known.length < values.length ? null : amountText(sumOf(known), 'EUR');
}
