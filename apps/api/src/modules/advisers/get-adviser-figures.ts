import type { components } from '@repo/api-sdk/spec';
import { addDays } from '@repo/domain/dates';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { readValuation, totalOf } from '../contracts/value-units.ts';
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
