import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { dayCheckKinds, dayChecksOf, dayState, nextSignature } from './day-control.ts';

const unsigned = { blocking: 0, isSigned: false, isCountersigned: false, isChanged: false };

describe('the state of a day', () => {
  it('is blocked by required points, ready without any, then signed and countersigned', () => {
    expect(dayState({ ...unsigned, blocking: 2 })).toBe('blocked');
    expect(dayState(unsigned)).toBe('ready');
    expect(dayState({ ...unsigned, isSigned: true })).toBe('signed');
    expect(dayState({ ...unsigned, isSigned: true, isCountersigned: true })).toBe('countersigned');
  });

  it('is reopened by a later write, whatever was signed', () => {
    const changed = { ...unsigned, isSigned: true, isChanged: true };
    expect(dayState(changed)).toBe('reopened');
    expect(dayState({ ...changed, isCountersigned: true })).toBe('reopened');
    expect(dayState({ ...changed, isSigned: false })).toBe('ready');
  });
});

it.each([
  ['2026-02-27', false],
  ['2026-02-28', true],
  ['2028-02-28', false],
  ['2028-02-29', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
] as const)('has the checks of the month on its last day alone (%s)', (day, isLast) => {
  const ofMonth = dayCheckKinds.filter((kind) => kind.startsWith('month_'));
  const kinds = dayChecksOf(isoDay(day));
  expect(kinds).toEqual(dayCheckKinds.filter((kind) => isLast || !ofMonth.includes(kind)));
  expect(ofMonth).toEqual(['month_navs', 'month_entries']);
});

it('offers a signature only without a blocking point', () => {
  expect(nextSignature('blocked', 1)).toBeNull();
  expect(nextSignature('ready', 0)).toBe('sign');
  expect(nextSignature('reopened', 1)).toBeNull();
  expect(nextSignature('reopened', 0)).toBe('sign');
  expect(nextSignature('signed', 0)).toBe('countersign');
  expect(nextSignature('countersigned', 0)).toBeNull();
});
