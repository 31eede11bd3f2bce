import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isIsoDay,
  isoDay,
  isoDayOf,
  isoWeekKey,
  MalformedDay,
  monthKey,
  parisDay,
  parseFrenchDate,
  weekdayOf,
  weekStart,
} from './index.ts';

test.each([
  '2026-02-30',
  '2026-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '20260101',
  '2026-01-01T00:00',
  '',
  20260101,
  null,
])('%s is not a day', (value) => {
  expect(isIsoDay(value)).toBe(false);
  expect(() => isoDay(String(value))).toThrow(MalformedDay);
});

test.each(['2026-01-01', '2024-02-29', '2000-02-29', '1970-12-31'])('%s is a day', (value) => {
  expect(isoDay(value)).toBe(value);
});

test('days are counted across months, leap years and DST changes', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2025-01-01', '2026-01-01')).toBe(365);
  expect(daysBetween('2026-01-02', '2026-01-01')).toBe(-1);
});

test.each([
  ['2026-11-16', 1],
  ['2026-11-21', 6],
  ['2026-11-22', 7],
  ['1969-12-28', 7],
] as const)('%s is day %i of its week', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test('addDays and daysBetween are inverse, and days sort chronologically as strings', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -300_000, max: 300_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      (start, count) => {
        const day = isoDayOf(start);
        const later = addDays(day, count);
        expect(daysBetween(day, later)).toBe(count);
        expect(day < later).toBe(true);
      },
    ),
  );
});

test.each([
  ['2026-01-01', '2026-W01', '2025-12-29'],
  ['2025-12-29', '2026-W01', '2025-12-29'],
  ['2027-01-01', '2026-W53', '2026-12-28'],
  ['2024-12-30', '2025-W01', '2024-12-30'],
  ['2023-01-01', '2022-W52', '2022-12-26'],
  ['2026-11-22', '2026-W47', '2026-11-16'],
  ['1969-12-31', '1970-W01', '1969-12-29'],
] as const)('%s is in week %s, which starts on %s', (day, key, monday) => {
  expect(isoWeekKey(day)).toBe(key);
  expect(weekStart(day)).toBe(monday);
});

test('a month is its year and number', () => {
  expect(monthKey('2026-07-14')).toBe('2026-07');
});

test.each([
  ['2026-01-01T22:59:59Z', '2026-01-01'],
  ['2026-01-01T23:00:00Z', '2026-01-02'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-03-29T00:30:00Z', '2026-03-29'],
])('at %s it is %s in Paris', (instant, day) => {
  expect(parisDay(new Date(instant))).toBe(day);
});

test.each([
  ['14/07/2026', '2026-07-14'],
  [' 01/02/2026 ', '2026-02-01'],
  ['30/02/2026', undefined],
  ['07/14/2026', undefined],
  ['1/2/2026', undefined],
  ['2026-07-14', undefined],
])('%s is parsed as %s', (text, day) => {
  expect(parseFrenchDate(text)).toBe(day);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-31', -2, '2025-11-30'],
  ['2026-03-05', 0, '2026-03-05'],
  ['2028-02-29', 12, '2029-02-28'],
] as const)('%s and %i months is %s, the last day of a shorter month', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});
