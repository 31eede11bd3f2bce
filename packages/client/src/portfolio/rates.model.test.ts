import { sampleDashboard } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { netRate } from './rates.model.ts';

const sample = sampleDashboard().headlines['USDFY'];
const plain = (text: string | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('D4: the net rate of a strategy, in its own currency', () => {
  it.each([
    [89, null, '+0,3 % en BTC', 'depuis le 2 janvier 2026 (non annualisée)'],
    [90, 0.06, '+6,0 % en BTC', 'sur 90 jours, annualisée'],
    [364, 0.06, '+6,0 % en BTC', 'sur 364 jours, annualisée'],
    [365, 0.053, '+5,3 % / an en BTC', 'depuis le 2 janvier 2026'],
  ])('of %i days', (rate_days, annual_rate, text, note) => {
    if (sample === undefined) throw new Error('the sample holds USDFY');
    const rate = netRate({
      ...sample,
      total_rate: 0.003,
      annual_rate,
      rate_days,
      reference_currency: 'BTC',
    });
    expect([plain(rate?.text), plain(rate?.note)]).toEqual([text, note]);
  });

  it('does not exist before the first rate', () => {
    if (sample === undefined) throw new Error('the sample holds USDFY');
    expect(netRate({ ...sample, total_rate: null, rate_since: null })).toBeNull();
  });
});
