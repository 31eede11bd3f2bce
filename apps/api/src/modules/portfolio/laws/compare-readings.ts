// Law 9: what a client was shown on each day is what they are shown of that day at the end.
import { expect } from 'vitest';
import type { ActedClient } from './act-histories.fixture.ts';
import type { Case } from './play-histories.fixture.ts';

/** `cases`: of the same clients, in the same order. Returns how many movements were read on the days before the last. */
export function expectSameReadings(acted: readonly ActedClient[], cases: readonly Case[]): number {
  let read = 0;
  for (const [index, { readings, isPastMoved }] of acted.entries()) {
    const { name, inEuros } = cases[index] ?? expect.fail(`no case ${index}`);
    if (isPastMoved) continue;
    const last = new Set(readings.at(-1)?.movements);
    for (const { day, points, movements } of readings) {
      const until = points.at(-1)?.date ?? '';
      const atEnd = inEuros.valuation_history.aggregated.points.filter(({ date }) => date <= until);
      expect(atEnd, `${name} on ${day}`).toEqual(points);
      read += movements.length;
      for (const movement of movements) expect(last.has(movement), `${name}: ${movement}`).toBe(true);
    }
  }
  return read;
}
