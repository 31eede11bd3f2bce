import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addParisDays,
  addWorkingHours,
  endOfParisDay,
  isWorkingDay,
  lastOpening,
  parisInstant,
} from './index.ts';

describe('working days', () => {
  test.each([
    ['2026-11-26', true],
    ['2026-11-28', false],
    ['2026-11-29', false],
    // Open to banks, closed in France, and the reverse.
    ['2026-07-14', false],
    ['2026-11-11', false],
    ['2026-04-03', true],
    ['2026-12-26', false],
    ['2025-12-26', true],
    ['2026-04-06', false],
    ['2026-05-01', false],
    ['2026-05-08', false],
    ['2026-05-14', false],
    ['2026-05-25', false],
    ['2026-08-15', false],
    ['2025-08-15', false],
    ['2027-11-01', false],
    ['2026-12-25', false],
    ['2027-01-01', false],
  ] as const)('%s: %s', (day, isWorked) => {
    expect(isWorkingDay(day)).toBe(isWorked);
  });
});

const at = (text: string) => new Date(text);

describe('hours of work', () => {
  test.each([
    ['within the day', '2026-11-26T08:30:00.000Z', 8, '2026-11-26T16:30:00.000Z'],
    ['until the very end of it', '2026-11-26T08:00:00.000Z', 9, '2026-11-26T17:00:00.000Z'],
    ['over a night', '2026-11-25T15:00:00.000Z', 8, '2026-11-26T14:00:00.000Z'],
    ['from before the opening', '2026-11-26T04:00:00.000Z', 1, '2026-11-26T09:00:00.000Z'],
    ['from after the closing', '2026-11-26T17:00:00.000Z', 1, '2026-11-27T09:00:00.000Z'],
    ['over a week-end', '2026-11-27T16:00:00.000Z', 16, '2026-12-01T14:00:00.000Z'],
    ['from a Saturday', '2026-11-28T10:00:00.000Z', 8, '2026-11-30T16:00:00.000Z'],
    ['over a public holiday', '2026-11-10T16:00:00.000Z', 8, '2026-11-12T15:00:00.000Z'],
    ['over Ascension', '2026-05-13T15:00:00.000Z', 8, '2026-05-15T14:00:00.000Z'],
    // Clocks go forward on 29 March: 9:00 in Paris is 8:00 UTC before it, 7:00 UTC after it.
    ['over the change to summer time', '2026-03-27T16:00:00.000Z', 8, '2026-03-30T14:00:00.000Z'],
    ['over the change to winter time', '2026-10-23T15:00:00.000Z', 8, '2026-10-26T15:00:00.000Z'],
    ['to the millisecond', '2026-11-25T16:59:59.999Z', 1, '2026-11-26T08:59:59.999Z'],
    // 25 December is a Friday: Thursday evening goes on on Monday.
    ['over Christmas', '2026-12-24T16:00:00.000Z', 2, '2026-12-28T09:00:00.000Z'],
  ])('%s', (_, from, hours, expected) => {
    expect(addWorkingHours(at(from), hours).toISOString()).toBe(expected);
  });

  const instants = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) });

  it('counts back to the last opening that is due: a list reads by it what the clock says of each', () => {
    fc.assert(
      fc.property(instants, instants, fc.integer({ min: 1, max: 40 }), (opened, now, hours) => {
        const isDue = addWorkingHours(new Date(opened), hours).getTime() <= now;
        expect(opened <= lastOpening(new Date(now), hours).getTime()).toBe(isDue);
      }),
      { numRuns: 2000 },
    );
  });

  it('is later for what was opened later', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 10 ** 9 }), (opened, later) => {
        const first = addWorkingHours(new Date(opened), 8).getTime();
        expect(addWorkingHours(new Date(opened + later), 8).getTime()).toBeGreaterThanOrEqual(first);
      }),
    );
  });

  it('agrees at the very instant that it computed', () => {
    const opened = at('2026-11-27T16:00:00.000Z');
    const due = addWorkingHours(opened, 16);
    expect(lastOpening(due, 16)).toEqual(opened);
    expect(lastOpening(new Date(due.getTime() - 1), 16) < opened).toBe(true);
  });
});

test('a day in Paris ends at its midnight, whatever the season', () => {
  expect(endOfParisDay('2026-11-26').toISOString()).toBe('2026-11-26T23:00:00.000Z');
  expect(endOfParisDay('2026-07-01').toISOString()).toBe('2026-07-01T22:00:00.000Z');
  expect(endOfParisDay('2026-03-28').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(endOfParisDay('2026-03-29').toISOString()).toBe('2026-03-29T22:00:00.000Z');
  expect(endOfParisDay('2026-10-25').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  expect(parisInstant('2026-03-30', 9 * 3_600_000).toISOString()).toBe('2026-03-30T07:00:00.000Z');
});

test.each([
  ['2026-11-10T09:00:00.000Z', 4, '2026-11-14T09:00:00.000Z'],
  // To winter time, to summer time: the same time on the clock.
  ['2026-10-23T08:00:00.000Z', 4, '2026-10-27T09:00:00.000Z'],
  ['2026-03-27T09:00:00.000Z', 4, '2026-03-31T08:00:00.000Z'],
  // 02:30 does not exist on 29 March.
  ['2026-03-25T01:30:00.000Z', 4, '2026-03-29T01:30:00.000Z'],
] as const)('%s and %i days of Paris is %s', (from, days, until) => {
  expect(addParisDays(at(from), days).toISOString()).toBe(until);
});
