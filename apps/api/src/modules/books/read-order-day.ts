import { orderDayOf, type PlacedAt } from '@repo/domain/books';
import type { IsoDay } from '@repo/domain/dates';
import type { Deps } from '../../deps.ts';
import { parisDay, parisHour } from '../../paris-time.ts';
import { findLastNav } from '../market-data/market.repository.ts';
import { readWholeNumber } from '../parameters/read-whole-number.ts';

const CUT_OFF_PARAMETER = 'DEALING_CUT_OFF_HOUR';
const DEFAULT_CUT_OFF_HOUR = 16;

export function readCutOffHour({ db }: Pick<Deps, 'db'>): Promise<number> {
  return readWholeNumber(db, CUT_OFF_PARAMETER, DEFAULT_CUT_OFF_HOUR);
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
