import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import { decimal, toText } from '@repo/domain/money';
import { describe, expect, it } from 'vitest';
import { walkNavs } from './nav-walk.ts';

const first = isoDay('2016-01-01');
const day = (index: number): IsoDay => addDays(first, index);
/** NAVs of 100 on as many days, but the days left out. */
const historyOf = (count: number, left: readonly number[] = []) => ({
  id: 'usdfy',
  title: 'USDFY',
  reference_currency: 'USD',
  publication_days: [1, 2, 3, 4, 5, 6, 7],
  launch_day: null,
  first_day: first,
  navs: Array.from({ length: count }, (_unused, index) => count - 1 - index)
    .filter((index) => !left.includes(index))
    .map((index) => ({ day: day(index), nav: '100', detail: {} })),
  highest: null,
  marks: [],
  request_id: null,
});
const today = day(4000);
const add = (walk: ReturnType<typeof walkNavs>, index: number, nav: string) =>
  walk.add({ day: day(index), nav: decimal(nav) });

describe('NAVs checked day after day', () => {
  it('have before them what is published, and what was added in its place', () => {
    const walk = walkNavs(historyOf(6, [3]), today);
    expect(walk.before(day(0))).toBeNull();
    expect(add(walk, 1, '101')).toMatchObject({ coveredDays: 1, problem: null });
    expect(toText(walk.before(day(2)) ?? decimal('0'))).toBe('101');
    expect(add(walk, 4, '100.2')).toMatchObject({ coveredDays: 2 });
    expect(toText(walk.before(day(9)) ?? decimal('0'))).toBe('100');
  });

  it('take no yield from a NAV that is refused', () => {
    const walk = walkNavs(historyOf(2), today);
    expect(add(walk, 2, '0').problem).toBe('Une VL est supérieure à 0.');
    expect(add(walk, 3, '100.1')).toMatchObject({ coveredDays: 2 });
  });

  it('are those of ten years in a few seconds: each published NAV is read once', () => {
    const walk = walkNavs(historyOf(3650), today);
    const begin = performance.now();
    for (let index = 0; index < 3650; index += 1) add(walk, index, String(100 + (index % 7) / 100));
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
