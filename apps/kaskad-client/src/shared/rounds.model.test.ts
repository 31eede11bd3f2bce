import { describe, expect, it } from 'vitest';
import { sampleInvestment, sampleRound } from './rounds.fixture.ts';
import {
  dueShown,
  isCurrent,
  isEventOf,
  passedShare,
  periodOf,
  roundProgress,
  tabOf,
  unitsShown,
} from './rounds.model.ts';

it.each([
  ['draft', false],
  ['reservations', true],
  ['open', true],
  ['oversubscribed', true],
  ['suspended', true],
  ['closing', false],
  ['closed', false],
  ['failed', false],
] as const)('a round in %s is current: %s', (status, expected) => {
  expect(isCurrent({ status })).toBe(expected);
});

describe('the bar of a round', () => {
  it.each([
    [{ firm: '745', under_period: '310', waiting: '186' }, ['firm', 'under_period', 'waiting', 'free'], 1],
    [{ firm: '0', under_period: '0', waiting: '0' }, ['free'], 1],
    [{ firm: '1490', under_period: '0', waiting: '0' }, ['firm'], 1],
    [{ firm: '1490', under_period: '0', waiting: '1490' }, ['firm', 'waiting'], 0.5],
  ])('is as long as the cap or the demand of %j [B30]', (marks, parts, cap) => {
    const progress = roundProgress(sampleRound({ marks }));
    expect(progress.parts.map(({ id }) => id)).toEqual(parts);
    expect(progress.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
    expect(progress.places.cap).toBe(cap);
  });

  it('has shares of the cap, and the goals at their places [B30]', () => {
    expect(roundProgress(sampleRound())).toMatchObject({
      units: { firm: 745n, under_period: 310n, waiting: 186n },
      cap: 1490n,
      shares: { firm: 0.5 },
      places: { cap: 1 },
    });
  });
});

it.each([
  [{}, 62n, '4991.00'],
  [{ allotted_units: '31', allotted_due: '2495.50' }, 31n, '2495.50'],
  [{ allotted_units: '0', allotted_due: '0.00' }, 0n, '0.00'],
])('an investment with %j counts for %s units and %s €', (change, units, due) => {
  const investment = sampleInvestment(change);
  expect(unitsShown(investment)).toBe(units);
  expect(dueShown(investment)).toBe(due);
});

it.each([
  ['reserved', 'confirm', 'reservations'],
  ['submitted', 'sign', 'running'],
  ['not_allotted', 'wait_refund', 'running'],
  ['withdrawn', 'wait_refund', 'running'],
  ['withdrawn', 'none', 'ended'],
  ['refunded', 'none', 'ended'],
  ['issued', 'none', 'ended'],
] as const)('an investment in %s with the step %s is in the list « %s »', (state, next_step, tab) => {
  expect(tabOf(sampleInvestment({ state, next_step }))).toBe(tab);
});

it.each([
  ['submitted', true],
  ['issued', false],
  ['toString', false],
])('the event %s has a word of its own: %s', (event, expected) => {
  expect(isEventOf({ submitted: 'Envoyé', other: 'Autre' }, event)).toBe(expected);
});

describe('the legal period of an investment', () => {
  const reflection = { state: 'reflection', reflection_until: '2026-11-14T09:00:00.000Z' } as const;
  const withdrawal = {
    state: 'withdrawable',
    signed_at: '2026-11-10T09:00:00.000Z',
    withdrawal_until: '2026-11-24T23:00:00.000Z',
  } as const;

  it.each([
    [reflection, ['reflection', '2026-11-10T09:00:00.000Z', '2026-11-14T09:00:00.000Z']],
    [withdrawal, ['withdrawal', '2026-11-10T09:00:00.000Z', '2026-11-24T23:00:00.000Z']],
    [{ ...reflection, can_withdraw: false }, null],
    [{ ...reflection, state: 'submitted' }, null],
    [{ state: 'firm' }, null],
  ] as const)('of %j is %j [B22, B27]', (change, expected) => {
    const period = periodOf(sampleInvestment(change));
    expect(period && [period.kind, period.from.toISOString(), period.until.toISOString()]).toEqual(expected);
  });

  it.each([
    ['2026-11-10T09:00:00Z', 0],
    ['2026-11-12T09:00:00Z', 0.5],
    ['2026-11-20T09:00:00Z', 1],
    ['2026-11-01T09:00:00Z', 0],
  ])('on %s has passed by %s', (at, share) => {
    const period = periodOf(sampleInvestment(reflection));
    expect(period && passedShare(period, new Date(at))).toBe(share);
  });
});
