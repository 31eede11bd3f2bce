import { describe, expect, it } from 'vitest';
import { decimal, MalformedAmount } from '../money/index.ts';
import {
  formatAxisValue,
  formatBookAmount,
  formatChartAmount,
  formatDashboardAmount,
  formatDecimal,
  formatDocumentAmount,
  formatMatchedAmount,
  formatSubscriptionAmount,
  hiddenAmount,
} from './amount.ts';

// Escaped, because the spaces look the same: \u00A0 before a unit, \u202F between thousands.
const dashboard: readonly [string, string, string][] = [
  ['1234567.891', 'EUR', '1\u202F234\u202F567,89\u00A0€'],
  ['1234.5', 'USD', '1\u202F234,50\u00A0$US'],
  ['1234.5', 'CHF', '1\u202F234,50\u00A0CHF'],
  ['0.1234567', 'BTC', '0,123457\u00A0BTC'],
  ['1.5', 'ETH', '1,5000\u00A0ETH'],
  ['1.5', 'SOL', '1,5000\u00A0SOL'],
  ['-1234.5', 'EUR', '\u22121\u202F234,50\u00A0€'],
  ['-0.001', 'EUR', '0,00\u00A0€'],
  ['123456789012345678.91', 'EUR', '123\u202F456\u202F789\u202F012\u202F345\u202F678,91\u00A0€'],
];

const documents: readonly [string, string, string][] = [
  ['10000', 'EUR', '10\u202F000,00\u00A0€'],
  ['0.123456785', 'BTC', '0,12345678\u00A0BTC'],
  ['0.123456795', 'BTC', '0,12345680\u00A0BTC'],
  ['3', 'ETH', '3,000000\u00A0ETH'],
  ['3', 'SOL', '3,0000\u00A0SOL'],
  ['1.005', 'CHF', '1,00\u00A0CHF'],
  ['1.015', 'CHF', '1,02\u00A0CHF'],
];

describe('amounts', () => {
  it.each(dashboard)(
    'shows %s %s on the dashboard in the currency format, BTC 6, others 4',
    (amount, currency, text) => {
      expect(formatDashboardAmount(amount, currency)).toBe(text);
    },
  );

  it.each(documents)(
    'shows %s %s on documents with fiat 2, BTC 8, ETH 6, others 4, half-even',
    (amount, currency, text) => {
      expect(formatDocumentAmount(amount, currency)).toBe(text);
    },
  );

  it.each([
    ['998', 'EURO', '998,00\u00A0€'],
    ['998', 'EUR', '998,00\u00A0€'],
    ['998', 'USDC', '998,00\u00A0USDC'],
    ['0.8', 'BTC', '0,80000000\u00A0BTC'],
    ['0.25', 'WBTC', '0,25000000\u00A0WBTC'],
    ['12.5', 'ETH', '12,500000\u00A0ETH'],
    ['0.0000001', 'ETH', '0,0000001\u00A0ETH'],
  ])('shows money of %s %s as %s', (amount, asset, shown) => {
    expect(formatBookAmount(amount, asset)).toBe(shown);
  });

  it.each([
    ['1.000000000000000001', 'ETH', '1,000000000000000001\u00A0ETH'],
    ['1.5', 'ETH', '1,500000\u00A0ETH'],
    ['10000.123456', 'USDC', '10\u202F000,123456\u00A0USDC'],
    ['0.8432', 'WBTC', '0,84320000\u00A0WBTC'],
    ['10000', 'EURO', '10\u202F000,00\u00A0€'],
  ])('shows every stored decimal of %s %s where it is matched', (amount, asset, shown) => {
    expect(formatMatchedAmount(amount, asset)).toBe(shown);
  });

  it('shows a subscription with 2 decimals for EURO, USDC, EURC and up to 8 for BTC, ETH, WBTC', () => {
    expect(formatSubscriptionAmount('10000', 'EURO')).toBe('10\u202F000,00\u00A0€');
    expect(formatSubscriptionAmount('10000', 'USDC')).toBe('10\u202F000,00\u00A0USDC');
    expect(formatSubscriptionAmount('10000.5', 'EURC')).toBe('10\u202F000,50\u00A0EURC');
    expect(formatSubscriptionAmount('0.1', 'BTC')).toBe('0,1\u00A0BTC');
    expect(formatSubscriptionAmount('0.123456789', 'WBTC')).toBe('0,12345679\u00A0WBTC');
    expect(formatSubscriptionAmount('3', 'ETH')).toBe('3\u00A0ETH');
  });

  it('accepts a decimal or its text', () => {
    expect(formatDocumentAmount(decimal('0.1').plus('0.2'), 'BTC')).toBe('0,30000000\u00A0BTC');
  });

  it('throws on a malformed amount instead of showing zero', () => {
    for (const amount of ['', 'NaN', '1e5', '1,5', ' 1']) {
      expect(() => formatDashboardAmount(amount, 'EUR')).toThrow(MalformedAmount);
    }
  });

  it('shows every decimal of an input', () => {
    expect(formatDecimal('15000.5')).toBe('15\u202F000,5');
    expect(formatDecimal('0.00000001')).toBe('0,00000001');
  });

  it('shows the doubles of a chart', () => {
    expect(formatChartAmount(1234.5, 'EUR')).toBe('1\u202F234,50\u00A0€');
    expect(formatChartAmount(1e-7, 'BTC')).toBe('0,000000\u00A0BTC');
    expect(formatChartAmount(Number.NaN, 'EUR')).toBe('—');
    expect(formatAxisValue(12_000)).toBe('12\u00A0k');
    expect(formatAxisValue(-1_500_000)).toBe('\u22121,5\u00A0M');
  });

  it('hides a balance behind bullets', () => {
    expect(hiddenAmount()).toBe('••••••');
  });
});
