/** The three filters of the dashboard, in the URL where they differ from the defaults (D25). */

import { DISPLAY_CURRENCIES, type DisplayCurrency, isDisplayCurrency } from '@repo/domain/money';
import { PERIODS, type Period } from '@repo/domain/portfolio';
import { useCallback, useMemo } from 'react';
import { type AddressChange, readAddress } from '../address.ts';
import { useAddress } from '../use-address.ts';

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
  const { address, change: changeAddress } = useAddress();
  const filters = useMemo(() => readFilters(address), [address]);
  const change = useCallback(
    (values: Partial<PortfolioFilters>) => {
      // Keeps the scroll position.
      changeAddress(filterChange(values), { preventScrollReset: true });
    },
    [changeAddress],
  );
  return { filters, change };
}

/** The filters of the URL; an unknown value counts as absent. */
export function readFilters(address: URLSearchParams): PortfolioFilters {
  const currency = readAddress(address, 'currency') ?? '';
  const period = PERIODS.find((candidate) => candidate === readAddress(address, 'period'));
  return {
    product: readAddress(address, 'product') || DEFAULTS.product,
    currency: isDisplayCurrency(currency) ? currency : DEFAULTS.currency,
    period: period ?? DEFAULTS.period,
  };
}

/** These filters as parameters of the address, which holds no default. */
export function filterChange(values: Partial<PortfolioFilters>): AddressChange {
  const { product, currency, period } = DEFAULTS;
  return {
    ...values,
    ...(values.product === product ? { product: null } : {}),
    ...(values.currency === currency ? { currency: null } : {}),
    ...(values.period === period ? { period: null } : {}),
  };
}
