import { isoDay } from '@repo/domain/dates';
import { expect, it } from 'vitest';
import { dueIn, dueTone } from './due.ts';

it.each([
  ['2026-03-08', 'dans 3\u00a0j', 'neutral'],
  ['2026-03-05', 'aujourd’hui', 'warning'],
  ['2026-03-04', '1\u00a0j de retard', 'negative'],
  ['2026-02-28', '5\u00a0j de retard', 'negative'],
])('a date of %s is %s on 5 March, in the tone %s', (dueBy, words, tone) => {
  expect(dueIn(dueBy, isoDay('2026-03-05'))).toBe(words);
  expect(dueTone(dueBy, isoDay('2026-03-05'))).toBe(tone);
});
