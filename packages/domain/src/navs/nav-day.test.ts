import { expect, it } from 'vitest';
import { type NavDay, navDayState, publicationDayFrom } from './nav-day.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const bare: NavDay = {
  day: '2026-11-14',
  today: '2026-11-19',
  firstDay: '2026-01-01',
  publicationDays: everyDay,
  version: null,
  isPending: false,
  draft: null,
};

// 14 November 2026 is a Saturday, the 19th a Thursday.
it.each<[Partial<NavDay>, string]>([
  [{}, 'missing'],
  [{ publicationDays: [1, 2, 3, 4, 5] }, 'unplanned'],
  [{ firstDay: '2026-11-15' }, 'unplanned'],
  [{ firstDay: null }, 'unplanned'],
  [{ version: 1 }, 'published'],
  [{ version: 2 }, 'corrected'],
  [{ version: 1, publicationDays: [1] }, 'published'],
  [{ version: 2, isPending: true }, 'pending'],
  [{ isPending: true }, 'pending'],
  [{ isPending: true, draft: 'draft' }, 'pending'],
  [{ draft: 'draft' }, 'draft'],
  [{ version: 1, draft: 'refused' }, 'refused'],
  [{ day: '2026-11-19' }, 'expected'],
  [{ day: '2026-11-19', firstDay: null }, 'expected'],
  [{ day: '2026-11-19', firstDay: '2026-11-20' }, 'unplanned'],
  [{ day: '2026-11-19', publicationDays: [5] }, 'unplanned'],
  [{ day: '2026-11-20' }, 'upcoming'],
])('a day with %j is %s', (given, state) => {
  expect(navDayState({ ...bare, ...given })).toBe(state);
});

it.each([
  ['2026-11-14', everyDay, '2026-11-14'],
  ['2026-11-14', [1, 2, 3, 4, 5], '2026-11-16'],
  ['2026-11-19', [3], '2026-11-25'],
  ['2026-11-19', [], null],
] as const)('the day of publication on or after %s, of %j, is %s', (day, days, expected) => {
  expect(publicationDayFrom(day, days)).toBe(expected);
});
