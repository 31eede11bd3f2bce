// The rates that the sources of the demonstration publish (`ports/rates/local`): those of its history, and those of the year to come.
import { addDays, type IsoDay } from '@repo/domain/dates';
import type { LocalRate } from '../ports/rates/local-rates.ts';
import { firstMarketDay } from './demo-market.ts';
import { createMarketSeries, demoPairs } from './market-series.ts';

const DAYS_AHEAD = 365;

export function demoRates(today: IsoDay): LocalRate[] {
  const { fx } = createMarketSeries(firstMarketDay(today), addDays(today, DAYS_AHEAD));
  return demoPairs.flatMap((pair) => fx[pair].map(({ day, value }) => ({ pair, day, rate: value })));
}
