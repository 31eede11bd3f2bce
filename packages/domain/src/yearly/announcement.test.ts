import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { yearToAnnounce } from './index.ts';

describe('the year whose documents are announced', () => {
  it.each([
    ['2027-01-14', 12, null],
    ['2027-01-15', 8, null],
    ['2027-01-15', 9, 2026],
    ['2027-01-31', 17, 2026],
    ['2027-01-31', 18, null],
    ['2027-02-28', 12, 2026],
    ['2028-02-29', 12, null],
    ['2026-11-28', 12, null],
  ])('on %s at %i is %s', (today, hour, year) => {
    expect(yearToAnnounce({ today: isoDay(today), hour })).toBe(year);
  });
});
