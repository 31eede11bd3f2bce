import type { components } from '@repo/api-sdk/spec';
import { addDays } from '@repo/domain/dates';
import type { Database } from '../../db/client.ts';
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

/** What the clients of each adviser hold and pay, at the last NAVs and rates. In turn: an export reads them in its transaction, `db`. */
export async function getAdviserFigures(
  deps: Deps,
  db: Database = deps.db,
): Promise<components['schemas']['AdviserFigures']> {
  const today = parisDay(deps.clock.now());
  const { worth, paid } = await readValuation(deps);
  const counts = await countAdviserFacts(db, addDays(today, -MEDIAN_DAYS));
  const units = await sumAdviserUnits(db);
  const payments = await sumAdviserPayments(db, addDays(today, 1 - COLLECTED_DAYS));
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
