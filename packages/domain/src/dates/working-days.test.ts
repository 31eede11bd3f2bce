import { describe, expect, test } from 'vitest';
import { addWorkingDays, isTargetDay } from './index.ts';

describe('TARGET', () => {
  test.each([
    ['2026-04-02', true],
    ['2026-04-03', false],
    ['2026-04-06', false],
    ['2026-04-07', true],
    ['2026-05-01', false],
    ['2026-07-14', true],
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-12-25', false],
    ['2026-12-26', false],
    ['2027-01-01', false],
    ['2027-03-26', false],
    ['2027-03-29', false],
  ] as const)('on %s is open: %s', (day, isOpen) => {
    expect(isTargetDay(day)).toBe(isOpen);
  });
});

describe('working days', () => {
  test.each([
    ['2026-11-16', 5, '2026-11-23'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-20', 0, '2026-11-20'],
    // Good Friday and Easter Monday are passed over, as is Christmas.
    ['2026-04-01', 5, '2026-04-10'],
    ['2026-12-23', 5, '2026-12-31'],
    ['2026-12-24', 5, '2027-01-04'],
  ] as const)('%s and %i: %s', (day, count, expected) => {
    expect(addWorkingDays(day, count)).toBe(expected);
  });
});
