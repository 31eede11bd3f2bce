import { orderDayOf, type PlacedAt } from '@repo/domain/books';
import type { IsoDay } from '@repo/domain/dates';
import { parameterRules } from '@repo/domain/parameters';
import type { Deps } from '../../deps.ts';
import { parisDay, parisHour } from '../../paris-time.ts';
import { findLastNav } from '../market-data/market.repository.ts';
import type { ParameterDeps } from '../parameters/read-parameters.ts';
import { readWholeNumber } from '../parameters/read-whole-number.ts';

const key = 'DEALING_CUT_OFF_HOUR';

export function readCutOffHour(deps: ParameterDeps): Promise<number> {
  return readWholeNumber(deps, key, Number(parameterRules[key].byDefault));
}

/** The day and hour in Paris. */
export function parisNow({ clock }: Pick<Deps, 'clock'>): PlacedAt {
  const now = clock.now();
  return { day: parisDay(now), hour: parisHour(now) };
}

/** The order day of a withdrawal or closing requested now; the caller holds the market. */
export async function readOrderDay(deps: Deps, strategyId: string): Promise<IsoDay> {
  const now = parisNow(deps);
  const cutOffHour = await readCutOffHour(deps);
  const last = await findLastNav(deps.db, strategyId, now.day);
  return orderDayOf(now, { cutOffHour, isNavKnown: last?.day === now.day });
}
