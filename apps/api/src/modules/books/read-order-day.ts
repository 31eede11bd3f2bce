import { orderDayOf } from '@repo/domain/books';
import type { IsoDay } from '@repo/domain/dates';
import type { Deps } from '../../deps.ts';
import { parisDay, parisHour } from '../../paris-time.ts';
import { findLastNav } from '../market-data/market.repository.ts';
import { readWholeNumber } from '../parameters/read-whole-number.ts';

const CUT_OFF_PARAMETER = 'DEALING_CUT_OFF_HOUR';
const DEFAULT_CUT_OFF_HOUR = 16;

/** The order day of a withdrawal or closing requested now; the caller holds the market. */
export async function readOrderDay(deps: Deps, strategyId: string): Promise<IsoDay> {
  const now = deps.clock.now();
  const day = parisDay(now);
  const cutOffHour = await readWholeNumber(deps.db, CUT_OFF_PARAMETER, DEFAULT_CUT_OFF_HOUR);
  const last = await findLastNav(deps.db, strategyId, day);
  return orderDayOf({ day, hour: parisHour(now) }, { cutOffHour, isNavKnown: last?.day === day });
}
