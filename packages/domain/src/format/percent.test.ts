import { describe, expect, it } from 'vitest';
import {
  formatChangePercent,
  formatChartPercent,
  formatDifference,
  formatFeePercent,
  formatIndex,
  formatPercent,
  formatPercentFigure,
  formatSignedPercent,
} from './percent.ts';
import { MINUS, NBSP } from './spaces.ts';

describe('percentages', () => {
  it('have 1 decimal', () => {
    expect(formatPercent(0.0123)).toBe('1,2\u00A0%');
    expect(formatPercent(-0.5)).toBe('\u221250,0\u00A0%');
    expect(formatPercent(12.5)).toBe('1\u202F250,0\u00A0%');
    expect(formatPercent(-0.0001)).toBe('0,0\u00A0%');
    expect(formatChangePercent(0.0123)).toBe('+1,2\u00A0%');
    expect(formatChangePercent(-0.0123)).toBe('\u22121,2\u00A0%');
  });

  it('are signed with 2 decimals for a yield, and zero has no sign', () => {
    expect(formatSignedPercent(0.0123)).toBe('+1,23\u00A0%');
    expect(formatSignedPercent(-0.0123)).toBe('\u22121,23\u00A0%');
    expect(formatSignedPercent(0)).toBe('0,00\u00A0%');
    expect(formatDifference('129.384891', '120')).toBe('\u22127,25\u00A0%');
    expect(formatDifference('100', '100.5')).toBe('+0,50\u00A0%');
    expect(formatSignedPercent(-0.000_01)).toBe('0,00\u00A0%');
  });

  it('are figures alone under a header with the sign', () => {
    expect([0.0002, -0.0001, 0, 0.1].map(formatPercentFigure)).toEqual([
      '0,02',
      '\u22120,01',
      '0,00',
      '10,00',
    ]);
  });

  it('have 1 to 2 decimals for a fee, 0 to 2 for the performance fee', () => {
    expect(formatFeePercent(0.1)).toBe('0,1\u00A0%');
    expect(formatFeePercent(1)).toBe('1,0\u00A0%');
    expect(formatFeePercent(0.255)).toBe('0,26\u00A0%');
    expect(formatFeePercent(20, 'performance')).toBe('20\u00A0%');
    expect(formatFeePercent(12.5, 'performance')).toBe('12,5\u00A0%');
  });

  it('show a dash when there is no rate', () => {
    for (const format of [formatPercent, formatChangePercent, formatSignedPercent, formatFeePercent]) {
      expect(format(Number.NaN)).toBe('—');
    }
  });
});

describe('chart values', () => {
  it('show a yield with two decimals and no plus sign', () => {
    expect([0.0123, -0.0123, 0].map((fraction) => formatChartPercent(fraction))).toEqual([
      `1,23${NBSP}%`,
      `${MINUS}1,23${NBSP}%`,
      `0,00${NBSP}%`,
    ]);
  });

  it('show an index with one decimal, and an axis tick with only the decimals it has', () => {
    expect(formatIndex(108.14)).toBe('108,1');
    expect([108, 99.5, 100.25].map((mark) => formatIndex(mark, 'axis'))).toEqual(['108', '99,5', '100,25']);
  });
});
