/** What the dashboard asks the server: only the currency is a question; period and product are answered here. */
import type { ApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import type { DisplayCurrency } from '@repo/domain/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Portfolio, readPortfolio } from './portfolio.model.ts';

/** Where the client's figures stand. A currency on its way leaves the figures of the one before. */
export type PortfolioState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly error: ApiError;
      readonly isRetrying: boolean;
      readonly onRetry: () => void;
    }
  | { readonly kind: 'ready'; readonly portfolio: Portfolio; readonly isReloading: boolean };

/** The figures in `currency`. A change of currency loads again once the first load is over, not before (R158). */
export function usePortfolio(currency: DisplayCurrency): PortfolioState {
  const { queries } = useServices();
  const [asked, setAsked] = useState(currency);
  const { data, error, isFetched, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queries.query('getDashboard', { query: { currency: asked } }),
    select: readPortfolio,
    placeholderData: keepPreviousData,
    // Fifty thousand points would be compared one by one with those before, to find that a day was added.
    structuralSharing: false,
  });
  if (asked !== currency && (isFetched || data !== undefined)) setAsked(currency);
  // The same object until something changes: panels that got it before are not drawn again.
  return useMemo(() => {
    if (data !== undefined) return { kind: 'ready', portfolio: data, isReloading: isPlaceholderData };
    if (error === null) return { kind: 'loading' };
    return { kind: 'failed', error, isRetrying: isFetching, onRetry: () => void refetch() };
  }, [data, error, isFetching, isPlaceholderData, refetch]);
}

/** The products on offer. */
export function useStrategies() {
  const { queries } = useServices();
  return useQuery(queries.query('listStrategies'));
}

/** The rates of every product since its launch; the same in every currency. They come after the client's own figures. */
export function useProductRates({ kind }: PortfolioState) {
  const { queries } = useServices();
  return useQuery({ ...queries.query('listYieldFlows'), enabled: kind !== 'loading' });
}
