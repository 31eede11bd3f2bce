import { sampleDashboard } from '@repo/api-sdk/testing';
import { dashboardDecimals } from '@repo/domain/format';
import { decimal, roundTo, sumOf, toText } from '@repo/domain/money';
import { describe, expect, it } from 'vitest';
import { causeLines, changesOf, type PeriodChange, partsOf } from './change.model.ts';
import { readFigures } from './portfolio.model.ts';

const figures = readFigures(sampleDashboard());
const example: PeriodChange = {
  since: '2025-11-30',
  rate: 0.0332,
  strategies_rate: 0.0546,
  fx_rate: -0.0203,
  gain: '3743.40',
  strategies: '5672.56',
  fx: '-1907.16',
  fees: '-22.00',
  execution: '0.00',
};
const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? '';

describe('the lines of a change', () => {
  it('are its causes, the fees, and the gain that they add up to', () => {
    const lines = causeLines(example, 'EUR');
    expect(lines.map(({ term, amount, percent }) => [term, plain(amount), plain(percent)])).toEqual([
      ['Stratégies', '+5 672,56 €', '+5,46 %'],
      ['Change', '−1 907,16 €', '−2,03 %'],
      ['Frais', '−22,00 €', ''],
      ['Gain', '+3 743,40 €', '+3,32 %'],
    ]);
  });

  it('draw a waterfall: each bar begins where the one before it ends', () => {
    const bars = causeLines(example, 'EUR').map(({ bar }) => [
      bar.start.toFixed(3),
      bar.end.toFixed(3),
      bar.isLoss,
    ]);
    expect(bars).toEqual([
      ['0.000', '1.000', false],
      ['0.664', '1.000', true],
      ['0.660', '0.664', true],
      ['0.000', '0.660', false],
    ]);
  });

  it('name the execution gap from one cent on, and no fee where there was none', () => {
    const corrected = { ...example, fees: '0.00', execution: '-0.01', gain: '3765.39' };
    expect(causeLines(corrected, 'EUR').map(({ term }) => term)).toEqual([
      'Stratégies',
      'Change',
      'Écart d’exécution',
      'Gain',
    ]);
  });

  it('add up in a currency displayed with fewer decimals than it is sent with', () => {
    const inEther = {
      ...example,
      gain: '0.600000060000000000',
      strategies: '0.400000040000000000',
      fx: '0.400000040000000000',
      fees: '-0.200000020000000000',
    };
    const parts = partsOf(inEther, 'ETH');
    const shown = roundTo(decimal(inEther.gain), dashboardDecimals('ETH'));
    expect(toText(sumOf(Object.values(parts ?? {})))).toBe(toText(shown));
  });

  it('are none on a host that does not offer the causes', () => {
    expect(
      causeLines({ ...example, strategies: null, fx: null, fees: null, execution: null }, 'EUR'),
    ).toEqual([]);
  });

  it('are flat where nothing moved', () => {
    const still = { ...example, gain: '0.00', strategies: '0.00', fx: '0.00', fees: '0.00' };
    expect(causeLines(still, 'EUR').map(({ bar }) => bar.end - bar.start)).toEqual([0, 0, 0]);
  });

  it('are those of one product, or of the whole portfolio', () => {
    expect(changesOf(figures, null)).toBe(figures.headline.changes);
    expect(changesOf(figures, 'USDFY')).toBe(figures.headlines['USDFY']?.changes);
    expect(changesOf(figures, 'ETHFY')).toBeNull();
  });
});
