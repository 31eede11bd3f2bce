import { orderDayOf } from '@repo/domain/books';
import type { IsoDay } from '@repo/domain/dates';
import { eq } from 'drizzle-orm';
import { parameters } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { parisDay, parisHour } from '../../paris-time.ts';
import { findLastNav } from '../market-data/market.repository.ts';

const CUT_OFF_PARAMETER = 'DEALING_CUT_OFF_HOUR';
const DEFAULT_CUT_OFF_HOUR = 16;

/** The order day of a withdrawal or closing requested now; the caller holds the market. */
export async function readOrderDay(deps: Deps, strategyId: string): Promise<IsoDay> {
  const now = deps.clock.now();
  const day = parisDay(now);
  const [row] = await deps.db
    .select({ value: parameters.value })
    .from(parameters)
    .where(eq(parameters.key, CUT_OFF_PARAMETER));
  const cutOffHour = Number(row?.value ?? DEFAULT_CUT_OFF_HOUR);
  if (!Number.isInteger(cutOffHour) || cutOffHour < 0 || cutOffHour > 24)
    throw new Error(`parameter ${CUT_OFF_PARAMETER} is ${row?.value}`);
  const last = await findLastNav(deps.db, strategyId, day);
  return orderDayOf({ day, hour: parisHour(now) }, { cutOffHour, isNavKnown: last?.day === day });
}
