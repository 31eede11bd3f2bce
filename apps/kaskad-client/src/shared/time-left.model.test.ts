import { expect, it } from 'vitest';
import { timeLeft } from './time-left.model.ts';

it.each([
  ['2026-11-30T17:00:00Z', '17 jours'],
  ['2026-11-13T17:30:00Z', '23 heures'],
  ['2026-11-12T19:29:00Z', '59 minutes'],
  ['2026-11-12T18:30:59Z', 'moins d’une minute'],
  ['2026-11-12T18:30:00Z', null],
  ['2026-11-12T18:29:59Z', null],
])('until %s there is « %s » left [B31]', (until, left) => {
  expect(timeLeft(until, new Date('2026-11-12T18:30:00Z'))?.replaceAll('\u00a0', ' ') ?? null).toBe(left);
});
