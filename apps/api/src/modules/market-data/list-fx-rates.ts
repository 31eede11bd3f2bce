import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { listRateDays, type RateDayRow, type RateDaysRequest } from './rate-days.repository.ts';

export type FxListQuery = Omit<RateDaysRequest, 'today'>;

/** Each day of each pair up to today; one without a publication has the last rate before it, and says of which day it is. */
export function listFxRates(
  { db, clock }: Deps,
  request: FxListQuery,
): Promise<{ rows: RateDayRow[]; total: number }> {
  return listRateDays(db, { ...request, today: parisDay(clock.now()) });
}
