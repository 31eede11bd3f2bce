import { describe, expect, it } from 'vitest';
import { sampleSimulation, sampleTerms } from '../../testing/sample-rounds.ts';
import {
  type AllotmentForm,
  allotmentLines,
  firstSum,
  goalOf,
  signedUnits,
  toAllotmentBody,
  toAllotmentForm,
  toSimulateBody,
  validateAllotment,
} from './allotment.model.ts';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const form = (change: Partial<AllotmentForm> = {}): AllotmentForm => ({
  ...toAllotmentForm(sampleTerms()),
  reason: 'Clôture',
  ...change,
});

describe('what a simulation requests', () => {
  it.each<[Partial<AllotmentForm>, object | null]>([
    [{}, { rule: { rule: 'pro_rata' } }],
    [{ compare: 'first_come' }, { rule: { rule: 'pro_rata' }, compare_with: { rule: 'first_come' } }],
    [{ rule: 'minimum_then_pro_rata' }, null],
    [
      { rule: 'minimum_then_pro_rata', floor: '10' },
      { rule: { rule: 'minimum_then_pro_rata', floor: '10' } },
    ],
    [{ rule: 'manual' }, { rule: { rule: 'pro_rata' } }],
    [{ rule: 'manual', compare: 'first_come' }, { rule: { rule: 'first_come' } }],
  ])('of %j is %j', (change, body) => {
    expect(toSimulateBody(form(change))).toEqual(body);
  });
});

describe('the rows of a simulation', () => {
  it('[B37] differ by second less first, and sum up to 0', () => {
    const lines = allotmentLines(sampleSimulation(true), form());
    expect(lines.map(({ difference }) => difference)).toEqual([333n, 300n, -367n, -266n]);
    expect(lines.reduce((sum, { difference }) => sum + (difference ?? 0n), 0n)).toBe(0n);
  });

  it.each([
    [333n, '+333'],
    [-300n, '−300'],
    [0n, '0'],
  ])('%s is shown « %s »', (units, shown) => {
    expect(signedUnits(units)).toBe(shown);
  });

  it('have the smaller of the cap and of the demand to sum up to', () => {
    expect(goalOf({ cap: '2000', demand: '3000' })).toBe(2000n);
    expect(goalOf({ cap: '2000', demand: '1500' })).toBe(1500n);
  });
});

const typed = (units: string, reason = 'Accord') => ({ inv_1: { units, reason } });
const problemOf = (change: Partial<AllotmentForm>) =>
  plain(validateAllotment(form({ rule: 'manual', ...change }), sampleSimulation()).first?.message);

describe('units typed by hand', () => {
  it.each<[Partial<AllotmentForm>, RegExp]>([
    [{ typed: typed('1001'), commonReason: 'Accord' }, /ne dépasse pas la demande/],
    [{ typed: typed('1.5'), commonReason: 'Accord' }, /nombre entier/],
    [{ typed: typed('600'), commonReason: 'Accord' }, /s’écarte de −67 parts/],
    [{ typed: typed('667') }, /un motif/],
    [{ typed: typed('667'), commonReason: 'Accord' }, /^$/],
    [{ commonReason: 'Accord', reason: '' }, /motif/i],
  ])('[B39] %j: %s', (change, problem) => {
    expect(problemOf(change)).toMatch(problem);
  });

  it('are published with the reason of their row, or the common one', () => {
    const manual = form({ rule: 'manual', typed: typed('667', 'Fondatrice'), commonReason: 'Accord' });
    const body = toAllotmentBody(sampleSimulation(), manual);
    expect(body.typed?.map(({ units, reason }) => [units, reason])).toEqual([
      ['667', 'Fondatrice'],
      ['600', 'Accord'],
      ['467', 'Accord'],
      ['266', 'Accord'],
    ]);
    expect(firstSum(sampleSimulation(), manual)).toBe(2000n);
  });
});
