import { isoDay } from '@repo/domain/dates';
import { parRule } from '@repo/domain/money';
import { followedSince, isRateTooOld, pairsDue, rateDayState } from '@repo/domain/rates';
import type { Deps } from '../../deps.ts';
import type { DayRange } from '../market-data/market-values.repository.ts';
import { readParChanges } from '../market-data/par.repository.ts';
import { fetchTime } from './fetch-time.ts';
import { listLastRates, listRateCalendar } from './rate-calendar.repository.ts';

export interface DueRates {
  pair: string;
  /** Days that a source has published by now and we don’t have; none of a pair that is only too old. */
  days: string[];
}

/** Pairs with a day that we lack, or whose last rate is too old. */
export async function listDueRates(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  range: DayRange,
): Promise<DueRates[]> {
  const instant = clock.now();
  const now = fetchTime(instant);
  const rule = parRule(await readParChanges(db));
  const pairs = pairsDue(rule, now.day);
  const days = await listRateCalendar(db, pairs, { ...range, now: instant, isUnpublished: true });
  const last = await listLastRates(db, pairs, { upTo: now.day, count: 1 });
  const due = pairs.map((pair) => {
    const missing = days.filter((row) => {
      const state = rateDayState({
        pair,
        day: isoDay(row.day),
        now,
        firstDay: followedSince(rule, { pair, day: isoDay(row.day), firstDay: row.first_day }),
        version: null,
        isPending: row.held !== null,
      });
      return row.pair === pair && state === 'missing';
    });
    const lastDay = last.find((rate) => rate.pair === pair)?.day ?? null;
    const since = followedSince(rule, { pair, day: now.day, firstDay: null });
    const isOld = isRateTooOld(pair, { last: lastDay === null ? null : isoDay(lastDay), since }, now);
    return { pair, isOld, days: missing.map(({ day }) => day) };
  });
  return due.filter(({ isOld, days: missing }) => isOld || missing.length > 0);
}
