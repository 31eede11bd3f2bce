import type { components } from '@repo/api-sdk/spec';
import { addDays } from '@repo/domain/dates';
import { type Decimal, sumOf } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { amountText } from '../contracts/contracts.mapper.ts';
import { readValuation } from '../contracts/value-units.ts';
import {
  type AdviserSum,
  countAdviserFacts,
  sumAdviserPayments,
  sumAdviserUnits,
} from './adviser-accounts.repository.ts';

const COLLECTED_DAYS = 30;
const MEDIAN_DAYS = 365;

/** What the clients of each adviser hold and pay, at the last NAVs and rates. */
export async function getAdviserFigures(deps: Deps): Promise<components['schemas']['AdviserFigures']> {
  const today = parisDay(deps.clock.now());
  const [counts, units, payments, { worth, paid }] = await Promise.all([
    countAdviserFacts(deps.db, addDays(today, -MEDIAN_DAYS)),
    sumAdviserUnits(deps.db),
    sumAdviserPayments(deps.db, addDays(today, 1 - COLLECTED_DAYS)),
    readValuation(deps),
  ]);
  return {
    items: counts.map(({ id, ...facts }) => ({
      id,
      value_eur: totalOf(sumsOf(id, units), worth),
      collected_eur: totalOf(sumsOf(id, payments), paid),
      ...facts,
    })),
  };
}

const sumsOf = (id: string, sums: readonly AdviserSum[]) => sums.filter((sum) => sum.id === id);

/** Null when one of them has no value: a smaller total would be false. */
export function totalOf(
  sums: readonly AdviserSum[],
  value: (sum: AdviserSum) => Decimal | null,
): string | null {
  const values = sums.map(value);
  const known = values.filter((one) => one !== null);
  return known.length < values.length ? null : amountText(sumOf(known), 'EUR');
}
