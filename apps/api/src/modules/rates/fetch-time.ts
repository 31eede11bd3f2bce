import type { FetchTime } from '@repo/domain/rates';
import { parisDay, parisTimeOfDay, utcDay } from '../../paris-time.ts';

/** An instant, on the clocks that the sources of rates follow. */
export const fetchTime = (now: Date): FetchTime => ({
  day: parisDay(now),
  time: parisTimeOfDay(now),
  utcDay: utcDay(now),
});
