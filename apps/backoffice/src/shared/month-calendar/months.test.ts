import { expect, it } from 'vitest';
import { daysOfMonth, monthAfter, monthIn } from './months.ts';

it.each([
  ['2026-11', 30, '2026-10', '2026-12'],
  ['2026-12', 31, '2026-11', '2027-01'],
  ['2024-02', 29, '2024-01', '2024-03'],
])('%s has %i days, after %s and before %s', (month, count, before, after) => {
  expect(daysOfMonth(month)).toHaveLength(count);
  expect([monthAfter(month, -1), monthAfter(month, 1)]).toEqual([before, after]);
});

it.each([
  ['mois=2026-11', '2026-11'],
  ['mois=2026-13', undefined],
  ['mois=novembre', undefined],
  ['', undefined],
])('the address « %s » shows the month %s', (search, month) => {
  expect(monthIn(new URLSearchParams(search))).toBe(month);
});
