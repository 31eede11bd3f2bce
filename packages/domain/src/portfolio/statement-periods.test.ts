import { expect, test } from 'vitest';
import { periodsBetween, statementPeriod, statementPeriodOf } from './index.ts';

test.each([
  ['2024-02', 'month', '2024-02-01', '2024-02-29'],
  ['2026-12', 'month', '2026-12-01', '2026-12-31'],
  ['2026', 'year', '2026-01-01', '2026-12-31'],
])('%s is the %s from %s to %s', (key, kind, from, to) => {
  expect(statementPeriod(key)).toEqual({ key, kind, from, to });
});

test.each(['2026-13', '2026-00', '26', '2026-1', '0000', '', '2026-01-01', 'x2026'])(
  '« %s » is not a period',
  (key) => {
    expect(statementPeriod(key)).toBeUndefined();
  },
);

const keys = (kind: 'month' | 'year') =>
  periodsBetween('2025-11-30', '2026-01-01', kind).map(({ key }) => key);

test('the periods between two days include those of both days', () => {
  expect(keys('month')).toEqual(['2025-11', '2025-12', '2026-01']);
  expect(keys('year')).toEqual(['2025', '2026']);
  expect(periodsBetween('2026-01-02', '2026-01-01', 'month')).toEqual([]);
  expect(statementPeriodOf('2026-01-31', 'month').key).toBe('2026-01');
});
