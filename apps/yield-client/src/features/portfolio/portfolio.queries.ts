/** The requests of the dashboard: only the currency is a parameter; period and product are filtered here. */
import type { ApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import type { DisplayCurrency } from '@repo/domain/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Figures, type Portfolio, readFigures, readPortfolio } from './portfolio.model.ts';

interface Loading {
  readonly kind: 'loading';
}

export interface Failed {
  readonly kind: 'failed';
  readonly error: ApiError;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Where the daily series stand, which charts and the change over a period are made of. */
export type SeriesState = Loading | Failed | { readonly kind: 'ready'; readonly portfolio: Portfolio };

/** Where the client's figures stand, then their series. A currency on its way leaves the figures of the one before. */
export type PortfolioState =
  | Loading
  | Failed
  | {
      readonly kind: 'ready';
      readonly figures: Figures;
      readonly series: SeriesState;
      readonly isReloading: boolean;
    };

const LOADING: Loading = { kind: 'loading' };

/**
 * The portfolio in `currency`. Its figures are fetched first, some kilobytes, and the whole once they are there or have
 * failed: the daily series of ten years would delay them. Once the whole was loaded it is fetched alone. A change of
 * currency loads again once the first load is over, not before (R158).
 */
export function usePortfolio(currency: DisplayCurrency): PortfolioState {
  const { queries } = useServices();
  const [requested, setRequested] = useState(currency);
  const [isWholeHeld, setWholeHeld] = useState(false);
  const figures = useQuery({
    ...queries.query('getDashboard', { query: { currency: requested, series: 'none' } }),
    select: readFigures,
    enabled: !isWholeHeld,
  });
  // In a later render: a request sent before the figures are painted would compete with them.
  const areFiguresShown = useDeferredValue(figures.isFetched, false);
  const whole = useQuery({
    ...queries.query('getDashboard', { query: { currency: requested } }),
    select: readPortfolio,
    enabled: isWholeHeld || areFiguresShown,
    placeholderData: keepPreviousData,
    // Fifty thousand points would be compared one by one with those before, to find that a day was added.
    structuralSharing: false,
  });
  if (!isWholeHeld && whole.data !== undefined) setWholeHeld(true);
  if (requested !== currency && (whole.isFetched || whole.data !== undefined)) setRequested(currency);
  const { data, error, isPlaceholderData, refetch } = whole;
  const isRetrying = error !== null && whole.isFetching;
  // The same object until something changes: panels that got it before are not drawn again.
  return useMemo(() => {
    if (data !== undefined) {
      const series: SeriesState = { kind: 'ready', portfolio: data };
      return { kind: 'ready', figures: data, series, isReloading: isPlaceholderData };
    }
    const state = error === null ? LOADING : failed(error, isRetrying, refetch);
    if (figures.data === undefined) return state;
    return { kind: 'ready', figures: figures.data, series: state, isReloading: false };
  }, [data, error, isPlaceholderData, isRetrying, refetch, figures.data]);
}

function failed(error: ApiError, isRetrying: boolean, refetch: () => Promise<unknown>): Failed {
  return { kind: 'failed', error, isRetrying, onRetry: () => void refetch() };
}

/** The figures, once they are there. */
export function figuresOf(state: PortfolioState): Figures | null {
  return state.kind === 'ready' ? state.figures : null;
}

/** The figures with their series, once both are there. */
export function wholeOf(state: PortfolioState): Portfolio | null {
  return state.kind === 'ready' && state.series.kind === 'ready' ? state.series.portfolio : null;
}

/** Something of the client's own is on its way: what is everybody's comes after it. */
export function isWaiting(state: PortfolioState): boolean {
  return state.kind === 'loading' || (state.kind === 'ready' && state.series.kind === 'loading');
}

/** The products on offer. */
export function useStrategies() {
  const { queries } = useServices();
  return useQuery(queries.query('listStrategies'));
}

/** The rates of every product since its launch; the same in every currency. They come after what is the client's own. */
export function useProductRates(state: PortfolioState) {
  const { queries } = useServices();
  return useQuery({ ...queries.query('listYieldFlows'), enabled: !isWaiting(state) });
}
