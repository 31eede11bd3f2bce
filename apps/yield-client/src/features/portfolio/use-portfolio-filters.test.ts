import { describe, expect, it } from 'vitest';
import { readFilters, withFilters } from './use-portfolio-filters.ts';

const params = (text: string) => new URLSearchParams(text);

describe('the filters of the address bar', () => {
  it('are all products, euros and twelve months when it says nothing, or nothing of ours', () => {
    const defaults = { product: null, currency: 'EUR', period: 'monthly' };
    expect(readFilters(params(''))).toEqual(defaults);
    expect(readFilters(params('product=&currency=GBP&period=yearly'))).toEqual(defaults);
  });

  it('hold only what differs from the defaults, and leave the rest of the address alone', () => {
    const changed = withFilters(params('utm=x'), { product: 'USDFY', currency: 'BTC', period: 'daily' });
    expect(changed.toString()).toBe('utm=x&product=USDFY&currency=BTC&period=daily');
    expect(withFilters(changed, { product: null, currency: 'EUR', period: 'monthly' }).toString()).toBe(
      'utm=x',
    );
  });
});
