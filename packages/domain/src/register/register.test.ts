import { expect, it } from 'vitest';
import { firstNegativeDay } from './register.ts';

const [first, second] = ['2026-01-03', '2026-01-05'];

it.each([
  ['nothing', [], null],
  ['an entry', [{ day: first, units: '10' }], null],
  ['an exit alone', [{ day: first, units: '-10' }], first],
  [
    'an exit of the same day, whichever was entered first',
    [
      { day: first, units: '-10' },
      { day: first, units: '10' },
    ],
    null,
  ],
  [
    'an exit dated before its entry',
    [
      { day: second, units: '10' },
      { day: first, units: '-10' },
    ],
    first,
  ],
  [
    'an exit of more than was held',
    [
      { day: first, units: '10' },
      { day: second, units: '-10.000000000001' },
    ],
    second,
  ],
])('an account with %s', (_what, entries, expected) => {
  expect(firstNegativeDay(entries)).toBe(expected);
});
