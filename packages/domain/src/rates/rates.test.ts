import { expect, it } from 'vitest';
import { type IsoDay, isoDay } from '../dates/index.ts';
import {
  areApart,
  choosePeriod,
  dueRateDay,
  isFetchDue,
  isJump,
  isRateTooOld,
  type RateDayState,
  type RatePair,
  type RateSource,
  rateDayState,
} from './index.ts';

const at = (day: string, time: string, utcDay = day) => ({
  day: isoDay(day),
  time,
  utcDay: isoDay(utcDay),
});
const dayOf = (day: string | null): IsoDay | null => (day === null ? null : isoDay(day));

// 20 November 2026 is a Friday; 1 May 2026 a Friday on which the ECB publishes nothing.
it.each<[RateSource, string, string, string]>([
  ['ecb', '2026-11-20', '16:14', '2026-11-19'],
  ['ecb', '2026-11-20', '16:15', '2026-11-20'],
  ['ecb', '2026-11-22', '18:00', '2026-11-20'],
  ['ecb', '2026-11-23', '09:00', '2026-11-20'],
  ['ecb', '2026-05-01', '18:00', '2026-04-30'],
  ['kraken', '2026-11-22', '18:00', '2026-11-21'],
])('%s is due on %s at %s for %s', (source, day, time, due) => {
  expect(dueRateDay(source, at(day, time))).toBe(due);
});

it('counts the days of an exchange in UTC', () => {
  expect(dueRateDay('kraken', at('2026-11-22', '00:30', '2026-11-21'))).toBe('2026-11-20');
});

it.each<[RateSource, string, string | null, boolean]>([
  ['ecb', '2026-11-20 16:14', '2026-11-18', false],
  ['ecb', '2026-11-20 16:15', '2026-11-19', true],
  ['ecb', '2026-11-20 19:59', null, true],
  ['ecb', '2026-11-20 20:00', '2026-11-19', false],
  ['ecb', '2026-11-20 16:30', '2026-11-20', false],
  ['ecb', '2026-11-21 17:00', '2026-11-19', false],
  ['kraken', '2026-11-21 02:14', '2026-11-19', false],
  ['kraken', '2026-11-21 02:15', '2026-11-19', true],
  ['kraken', '2026-11-21 12:00', '2026-11-20', false],
  ['kraken', '2026-11-21 20:00', '2026-11-19', false],
])('%s at %s, received up to %s: fetched %s', (source, instant, received, isDue) => {
  const [day = '', time = ''] = instant.split(' ');
  expect(isFetchDue(source, at(day, time), dayOf(received))).toBe(isDue);
});

it.each<[RateSource, string, string | null, string]>([
  ['ecb', '2026-11-23', null, '90_days'],
  ['ecb', '2026-11-23', '2026-11-20', 'day'],
  ['ecb', '2026-11-23', '2026-11-19', '90_days'],
  ['ecb', '2026-11-23', '2026-08-30', '90_days'],
  ['ecb', '2026-11-23', '2026-08-29', 'history'],
  ['kraken', '2026-11-22', '2026-11-21', 'day'],
  ['kraken', '2026-11-23', '2026-11-20', '90_days'],
])('%s due for %s and stored up to %s: the period is %s', (source, due, published, period) => {
  expect(choosePeriod(source, isoDay(due), dayOf(published))).toBe(period);
});

it.each<[RatePair, string, string, boolean]>([
  ['EUR/USD', '1.10', '1.122', false],
  ['EUR/USD', '1.10', '1.1221', true],
  ['EUR/CHF', '1', '0.9799', true],
  ['BTC/EUR', '60000', '72000', false],
  ['BTC/EUR', '64000', '640000', true],
  ['ETH/EUR', '2500', '1999.99', true],
])('%s from %s to %s: a jump %s', (pair, before, after, expected) => {
  expect(isJump(pair, before, after)).toBe(expected);
});

it.each<[RatePair, string, string | null, boolean]>([
  // Until the retries of the day are over, the rate before it is the last one.
  ['EUR/USD', '2026-11-20 19:59', '2026-11-19', false],
  ['EUR/USD', '2026-11-20 20:00', '2026-11-19', true],
  ['EUR/USD', '2026-11-22 12:00', '2026-11-20', false],
  ['EUR/USD', '2026-11-23 12:00', '2026-11-20', false],
  ['EUR/USD', '2026-11-23 12:00', '2026-11-19', true],
  ['BTC/EUR', '2026-11-22 12:00', '2026-11-20', false],
  ['BTC/EUR', '2026-11-22 20:00', '2026-11-20', true],
  ['BTC/EUR', '2026-11-22 20:00', '2026-11-21', false],
  ['BTC/EUR', '2026-11-22 20:00', null, true],
])('the last rate of %s on %s is of %s: too old %s', (pair, instant, last, expected) => {
  const [day = '', time = ''] = instant.split(' ');
  expect(isRateTooOld(pair, { last: dayOf(last) }, at(day, time))).toBe(expected);
});

it.each<[RatePair, string, Partial<Parameters<typeof rateDayState>[0]>, RateDayState]>([
  ['EUR/USD', '2026-11-19', { version: 1 }, 'published'],
  ['EUR/USD', '2026-11-19', { version: 2 }, 'corrected'],
  ['EUR/USD', '2026-11-19', { version: 1, isPending: true }, 'pending'],
  ['EUR/USD', '2026-11-19', {}, 'missing'],
  ['EUR/USD', '2026-11-20', {}, 'expected'],
  ['EUR/USD', '2026-11-15', {}, 'closed'],
  ['BTC/EUR', '2026-11-15', {}, 'missing'],
  ['BTC/EUR', '2026-11-19', {}, 'expected'],
  ['EUR/USD', '2026-11-18', { firstDay: isoDay('2026-11-19') }, 'closed'],
  ['EUR/USD', '2026-11-18', { firstDay: null }, 'closed'],
  ['EUR/USD', '2026-11-21', {}, 'upcoming'],
])('%s on %s with %j is %s', (pair, day, given, state) => {
  const now = at('2026-11-20', '17:00');
  const firstDay = isoDay('2026-01-02');
  expect(
    rateDayState({ pair, day: isoDay(day), now, firstDay, version: null, isPending: false, ...given }),
  ).toBe(state);
});

it.each([
  ['1.1', '1.1055', false],
  ['1.1', '1.10551', true],
  ['1.1', '1.0944', true],
])('%s and %s of two sources: apart %s', (published, control, expected) => {
  expect(areApart(published, control)).toBe(expected);
});
