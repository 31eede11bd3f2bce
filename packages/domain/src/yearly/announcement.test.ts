import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { monthToAnnounce, yearToAnnounce } from './index.ts';

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

describe('the month whose statements are announced', () => {
  it.each([
    ['2026-12-01', 8, undefined],
    ['2026-12-01', 9, '2026-11'],
    ['2026-12-31', 17, '2026-11'],
    ['2026-12-31', 18, undefined],
    ['2027-01-01', 12, '2026-12'],
    ['2028-03-31', 12, '2028-02'],
  ])('on %s at %i is %s', (today, hour, key) => {
    expect(monthToAnnounce({ today: isoDay(today), hour })?.key).toBe(key);
  });

  it('has its first and its last day', () => {
    expect(monthToAnnounce({ today: isoDay('2028-03-01'), hour: 10 })).toMatchObject({
      from: '2028-02-01',
      to: '2028-02-29',
    });
  });
});
