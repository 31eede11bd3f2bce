import { expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { expiryStepOf, kbisLastDay } from './expiry.ts';

it.each([
  ['2026-04-01', null],
  ['2026-03-31', 'soon'],
  ['2026-03-01', 'soon'],
  ['2026-02-28', 'expired'],
])('a document good until %s is, on the first of March, %s', (lastDay, step) => {
  expect(expiryStepOf(isoDay(lastDay), isoDay('2026-03-01'))).toBe(step);
});

it.each([
  ['2026-01-15', '2026-04-15'],
  ['2025-11-30', '2026-02-28'],
  ['2026-10-31', '2027-01-31'],
])('a KBIS of %s is good until %s', (issuedOn, lastDay) => {
  expect(kbisLastDay(isoDay(issuedOn))).toBe(lastDay);
});
