import { describe, expect, it } from 'vitest';
import { decimal, toText } from '../money/index.ts';
import { type SimulationTerms, simulate } from './index.ts';

const fees = {
  subscriptionPercent: decimal('0.1'),
  fxPercent: decimal('0.5'),
  exitPercent: decimal('0.2'),
};
const terms: SimulationTerms = { currency: 'USD', apy: 10, riskLevel: 4, observedFall: -0.05, fees };
const shown = (amount: string, years: number, change: Partial<SimulationTerms> = {}) =>
  simulate(decimal(amount), years, { ...terms, ...change })?.cases.map(
    ({ kind, rate, paid, exitFee, gain }) =>
      [kind, rate, toText(paid), toText(exitFee), toText(gain)].join(' '),
  );

describe('a simulation', () => {
  it('takes the entry fees, the exit fee, and shows the bad case first', () => {
    expect(toText(simulate(decimal('20000'), 3, terms)?.entryFees ?? decimal(0))).toBe('119.9');
    expect(shown('20000', 3)).toEqual([
      'bad -0.2 15872.27 31.81 -4127.73',
      'middle 0.05 22967.67 46.03 2967.67',
      'good 0.1 26407.49 52.92 6407.49',
    ]);
  });

  it('takes no exchange fee in euros', () => {
    expect(shown('10000', 1, { currency: 'EUR' })?.[1]).toBe('middle 0.05 10468.52 20.98 468.52');
  });

  it.each([
    ['the scale, when less was observed', { riskLevel: 3, observedFall: -0.05 }, -0.12],
    ['what was observed, when it is worse', { riskLevel: 3, observedFall: -0.4 }, -0.4],
    ['what was observed, where no level is stated', { riskLevel: null, observedFall: -0.07 }, -0.07],
    ['the scale of a product without a history', { riskLevel: 6, observedFall: null }, -0.8],
    ['the loss of all, at the highest level', { riskLevel: 7 }, -1],
  ])('loses %s', (_, change, rate) => {
    const [bad] = simulate(decimal('10000'), 5, { ...terms, ...change })?.cases ?? [];
    expect(bad?.rate).toBe(rate);
  });

  it('can lose all, and never pays less than nothing', () => {
    expect(shown('10000', 1, { riskLevel: 7 })?.[0]).toBe('bad -1 0 0 -10000');
  });

  it.each([[null], [0], [-2]])('with an estimate of %j percent has its bad case alone', (apy) => {
    expect(shown('10000', 1, { apy })?.length).toBe(1);
  });

  it.each([
    ['nothing bounds the bad case', '10000', 1, { riskLevel: null, observedFall: null }],
    ['no amount', '0', 1, {}],
    ['no time', '10000', 0, {}],
  ])('shows nothing: %s', (_, amount, years, change) => {
    expect(shown(amount, years, change)).toBeUndefined();
  });
});
