import { isoDay } from '@repo/domain/dates';
import { choosePeriod, dueRateDay, isFetchDue, type RateSource, rateSources } from '@repo/domain/rates';
import type { Deps } from '../../deps.ts';
import { readLastRateDays } from '../market-data/market-values.repository.ts';
import { fetchRates } from './fetch-rates.ts';
import { fetchTime } from './fetch-time.ts';
import { followedPairs } from './followed-pairs.ts';
import { readLastReceivedDay } from './rate-fetches.repository.ts';

/** Fetches from each source what it should have published by now and has not given yet; what fails is due again at the next round. */
export async function fetchDueRates(deps: Deps, stopping?: AbortSignal): Promise<void> {
  if (deps.rates.name === 'off') return;
  for (const source of rateSources) {
    stopping?.throwIfAborted();
    const at = fetchTime(deps.clock.now());
    const received = await readLastReceivedDay(deps.db, source);
    if (!isFetchDue(source, at, received === null ? null : isoDay(received))) continue;
    const published = await readOldestLastDay(deps, source);
    const period = choosePeriod(source, dueRateDay(source, at), published);
    await fetchRates(deps, { source, period, by: null });
  }
}

/** The last day of the pair that is the furthest behind; null when one of them has none. */
async function readOldestLastDay(deps: Deps, source: RateSource) {
  const pairs = await followedPairs(deps, source);
  const days = await readLastRateDays(deps.db, pairs);
  const oldest = [...days.values()].toSorted()[0];
  return oldest === undefined || days.size < pairs.length ? null : isoDay(oldest);
}
