import { parisDay as parisDayByRule } from '@repo/domain/dates';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatParisTime, parisDay } from './paris-time.ts';

test.each([
  ['2026-01-01T22:59:59.999Z', '2026-01-01'],
  ['2026-01-01T23:00:00.000Z', '2026-01-02'],
  ['2026-07-01T21:59:59.999Z', '2026-07-01'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02'],
])('at %s the day in Paris is %s', (instant, day) => {
  expect(parisDay(new Date(instant))).toBe(day);
});

test('an invalid date is refused', () => {
  expect(() => parisDay(new Date(Number.NaN))).toThrow(RangeError);
});

const from = Date.UTC(1996, 0, 1);
const to = Date.UTC(2038, 0, 1) - 1;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

test("the server's day and the browser's are the same around each midnight of Paris from 1996 to 2037", () => {
  const different: string[] = [];
  for (let utcDay = from; utcDay < to; utcDay += dayMs) {
    for (const sinceUtcMidnight of [22 * hourMs - 1, 22 * hourMs, 23 * hourMs - 1, 23 * hourMs]) {
      const instant = new Date(utcDay + sinceUtcMidnight);
      if (parisDay(instant) !== parisDayByRule(instant)) different.push(instant.toISOString());
    }
  }
  expect(different).toEqual([]);
});

test("the server's day and the browser's are the same at any instant from 1996 to 2037", () => {
  fc.assert(
    fc.property(fc.integer({ min: from, max: to }), (ms) => {
      expect(parisDay(new Date(ms))).toBe(parisDayByRule(new Date(ms)));
    }),
  );
});

test('a time is written in full with its offset, in winter and in summer', () => {
  expect(formatParisTime(new Date('2026-03-02T09:00:00Z'))).toBe('2 mars 2026 à 10:00:00 UTC+1');
  expect(formatParisTime(new Date('2026-07-02T09:00:00Z'))).toBe('2 juillet 2026 à 11:00:00 UTC+2');
});
