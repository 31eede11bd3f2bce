import { sampleStrategy } from '@repo/api-sdk/testing';
import { toText } from '@repo/domain/money';
import { describe, expect, it } from 'vitest';
import { estimateFees } from './offer.ts';

const parameter = (key: string, value: string) => ({
  key,
  value,
  unit: null,
  category: null,
  metadata: null,
});
const parameters = [parameter('FOOTER_SUBSCRIPTION_FEE', '0,5'), parameter('FOOTER_FX_FEE', '0.1')];

describe('the fees of a payment', () => {
  it.each([
    ['EURO', '10000', 'euro', ['50', '0', '9950']],
    ['EURO', '10000', 'usdc', ['50', '9.95', '9940.05']],
    ['USDC', '10000', 'usdc', ['50', '0', '9950']],
    ['BTC', '1', 'usdc', ['0.005', '0.000995', '0.994005']],
    ['EURO', '10000.01', 'euro', ['50', '0', '9950.01']],
  ] as const)('of %s %s into a strategy in %s', (asset, amount, currency, expected) => {
    const strategy = sampleStrategy({ currency });
    const { subscription, fx, net } = estimateFees({ amount, asset, strategy }, parameters);
    expect([subscription, fx, net].map((fee) => toText(fee))).toEqual(expected);
  });
});
