// What a thousand drawn histories hold, so that each law is put to the test.
import { expect } from 'vitest';
import { isTargetHoliday } from './calendar.ts';
import { type Entry, parOf } from './execute-orders.ts';
import { referenceOf } from './histories.ts';
import type { Case } from './play-histories.fixture.ts';

/** On a day on which no exchange rate was due, and one was needed. */
const isExecutedOnHoliday = ({ deal, asset, strategy }: Entry) =>
  isTargetHoliday(deal?.day ?? '') && parOf[asset] !== referenceOf[strategy];

export function expectVaried(cases: readonly Case[]): void {
  const entries = cases.flatMap(({ history }) => history.entries);
  const count = (isWanted: (one: Case) => boolean) => cases.filter(isWanted).length;
  for (const kind of ['payment', 'withdrawal', 'closing']) {
    const own = entries.filter((entry) => entry.kind === kind);
    expect(own.filter(({ deal }) => deal === null).length, kind).toBeGreaterThan(50);
    expect(own.filter(({ deal, day }) => deal?.day === day).length, kind).toBeGreaterThan(50);
    expect(own.filter(({ deal, day }) => (deal?.day ?? '') > day).length, kind).toBeGreaterThan(50);
  }
  expect(entries.filter(({ deal }) => deal?.isCapped === true).length).toBeGreaterThan(50);
  expect(entries.filter(isExecutedOnHoliday).length).toBeGreaterThan(25);
  expect(count(({ expected }) => expected.strategies.size > 1)).toBeGreaterThan(200);
  expect(count(({ expected }) => expected.strategies.size === 0)).toBeGreaterThan(20);
  expect(count(({ history }) => history.renounced.length > 0)).toBeGreaterThan(50);
  expect(count(({ expected }) => expected.days.some((day) => day.endsWith('02-29')))).toBeGreaterThan(25);
  expect(count(({ kept }) => kept !== null)).toBeGreaterThan(10);
}
