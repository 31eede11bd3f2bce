import { describe, expect, it } from 'vitest';
import { withAddress } from '../address.ts';
import { filterChange, readFilters } from './use-portfolio-filters.ts';

const params = (text: string) => new URLSearchParams(text);

describe('the filters in the URL', () => {
  it('default to all products, euros and twelve months without known parameters', () => {
    const defaults = { product: null, currency: 'EUR', period: 'monthly' };
    expect(readFilters(params(''))).toEqual(defaults);
    expect(readFilters(params('produit=&devise=GBP&periode=annees'))).toEqual(defaults);
  });

  it('write only what differs from the defaults, and keep the other parameters', () => {
    const chosen = filterChange({ product: 'USDFY', currency: 'BTC', period: 'daily' });
    const changed = withAddress(params('utm=x'), chosen);
    expect(changed.toString()).toBe('utm=x&produit=USDFY&devise=BTC&periode=7-jours');
    const defaults = filterChange({ product: null, currency: 'EUR', period: 'monthly' });
    expect(withAddress(changed, defaults).toString()).toBe('utm=x');
  });
});
