/** The three filters of the dashboard: the address bar holds them, and only what differs from the defaults (D25). */
import { DISPLAY_CURRENCIES, type DisplayCurrency, isDisplayCurrency } from '@repo/domain/money';
import { PERIODS, type Period } from '@repo/domain/portfolio';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

export interface PortfolioFilters {
  /** The title of one product; `null` for all of them. */
  readonly product: string | null;
  readonly currency: DisplayCurrency;
  readonly period: Period;
}

const DEFAULTS: PortfolioFilters = { product: null, currency: 'EUR', period: 'monthly' };

export const filterChoices = { currencies: DISPLAY_CURRENCIES, periods: PERIODS } as const;

/** Both stay the same until the address changes. */
export function usePortfolioFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = useCallback(
    (values: Partial<PortfolioFilters>) => {
      // The page stays where it is: a filter changes what is read, not what is looked at.
      setParams((current) => withFilters(current, values), { preventScrollReset: true });
    },
    [setParams],
  );
  return { filters, change };
}

/** The filters of the URL; an unknown value counts as absent. */
export function readFilters(params: URLSearchParams): PortfolioFilters {
  const currency = params.get('currency') ?? '';
  const period = PERIODS.find((candidate) => candidate === params.get('period'));
  return {
    product: params.get('product') || DEFAULTS.product,
    currency: isDisplayCurrency(currency) ? currency : DEFAULTS.currency,
    period: period ?? DEFAULTS.period,
  };
}

/** The address with some filters changed; what else it holds stays. */
export function withFilters(params: URLSearchParams, values: Partial<PortfolioFilters>): URLSearchParams {
  const next = new URLSearchParams(params);
  const filters = { ...readFilters(params), ...values };
  for (const key of ['product', 'currency', 'period'] as const) {
    const value = filters[key];
    if (value === null || value === DEFAULTS[key]) next.delete(key);
    else next.set(key, value);
  }
  return next;
}
