import { describe, expect, it } from 'vitest';
import { MalformedAmount, PAYMENT_ASSETS, type PaymentAsset } from '../money/index.ts';
import * as limits from './index.ts';
import { type DeclaredMinimums, defaultMinimums, minimumFor } from './minimums.ts';
import { amountSteps, offeredCurrencies, paymentMethodFor, toPaymentAsset } from './subscription.ts';

describe('minimumFor', () => {
  it.each(PAYMENT_ASSETS)('is the default minimum for %s when the product declares none', (asset) => {
    expect(minimumFor({}, asset)).toBe(defaultMinimums[asset]);
    expect(defaultMinimums).toEqual({
      EURO: '10000',
      BTC: '0.1',
      ETH: '3',
      USDC: '10000',
      EURC: '10000',
      WBTC: '0.1',
    });
  });

  const declared: readonly [string, DeclaredMinimums, PaymentAsset, string][] = [
    ['a larger min_euro', { min_euro: '25000' }, 'EURO', '25000'],
    ['a smaller minimum_euro', { minimum_euro: 500 }, 'EURO', '10000'],
    ['min_eur, the same currency', { min_eur: 12_000 }, 'EURO', '12000'],
    ['a euro minimum for EURC', { min_euro: 25_000 }, 'EURC', '10000'],
    ['a minimum under crypto', { crypto: { min_btc: '0.5' } }, 'BTC', '0.5'],
    ['the largest of two', { min_usdc: '20000', crypto: { minimum_usdc: '30000' } }, 'USDC', '30000'],
    ['min_buy in the strategy currency', { currency: 'usdc', min_buy: '50000' }, 'USDC', '50000'],
    ['min_buy at par', { currency: 'euro', min_buy: '50000' }, 'EURC', '50000'],
    ['min_buy of another currency', { currency: 'usdc', min_buy: '50000' }, 'BTC', '0.1'],
    ['min_buy without currency', { min_buy: '50000' }, 'EURO', '10000'],
    ['null and empty fields', { min_euro: null, minimum_euro: '', crypto: null }, 'EURO', '10000'],
    ['the same value written otherwise', { min_btc: '0.1000' }, 'WBTC', '0.1'],
  ];

  it.each(declared)('reads %s', (_what, strategy, asset, expected) => {
    expect(minimumFor(strategy, asset)).toBe(expected);
  });

  it('throws on a malformed minimum instead of ignoring it', () => {
    expect(() => minimumFor({ min_euro: '10 000' }, 'EURO')).toThrow(MalformedAmount);
  });
});

describe('payment currencies', () => {
  const everySymbol = ['btc', 'ETH', 'USDC', 'EURC', 'WBTC'];

  it('offers euro only with bank details, and a crypto currency only with an address', () => {
    expect(offeredCurrencies({ rib: { iban: 'FR76' }, cryptoSymbols: everySymbol })).toEqual([
      ...PAYMENT_ASSETS,
    ]);
    expect(offeredCurrencies({ rib: null, cryptoSymbols: everySymbol })).not.toContain('EURO');
    expect(offeredCurrencies({ rib: { iban: ' ', bic: '' }, cryptoSymbols: ['btc'] })).toEqual(['BTC']);
    expect(offeredCurrencies({ rib: { bank: 'Banque' }, cryptoSymbols: ['DOGE'] })).toEqual(['EURO']);
    expect(offeredCurrencies({ cryptoSymbols: [] })).toEqual([]);
  });

  it('selects a transfer for euro with bank details, else crypto', () => {
    const bank = { rib: { iban: 'FR76' }, cryptoSymbols: [] };
    expect(paymentMethodFor('EURO', bank)).toBe('rib');
    expect(paymentMethodFor('EURO', { cryptoSymbols: [] })).toBe('crypto');
    expect(paymentMethodFor('USDC', bank)).toBe('crypto');
  });

  it('parses a currency in any letter case', () => {
    expect(['euro', 'WBTC', 'usd', ''].map(toPaymentAsset)).toEqual(['EURO', 'WBTC', null, null]);
  });

  it('steps by 0.01 for BTC and WBTC, 0.1 for ETH, 100 otherwise', () => {
    expect(amountSteps).toEqual({
      EURO: '100',
      BTC: '0.01',
      ETH: '0.1',
      USDC: '100',
      EURC: '100',
      WBTC: '0.01',
    });
  });
});

describe('constants', () => {
  it('match the specification', () => {
    expect(limits.pageSizes).toEqual([10, 25, 50]);
    expect(limits.signaturePollIntervalMs).toBe(3000);
    expect(limits.kycPollIntervalMs).toBe(5000);
    expect(limits.parametersMaxAgeSeconds).toBe(300);
    expect(limits.toastDurationMs).toBe(3000);
    expect(limits.passwordMinLength).toBe(12);
    expect(Object.values(limits.footerFeeDefaults)).toEqual([0.1, 0.2, 0.5, 0.5, 20]);
  });

  it('accept images and PDF, and no SVG', () => {
    const types = ['image/jpeg', 'IMAGE/PNG', 'application/pdf', 'image/svg+xml', 'text/html', ''];
    expect(types.map(limits.isAcceptedFileType)).toEqual([true, true, true, false, false, false]);
  });
});
