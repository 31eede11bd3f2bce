/** The requests of the dashboard: only the currency is a parameter; period and product are filtered here. */
import type { ApiError } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import type { DisplayCurrency } from '@repo/domain/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext, useDeferredValue, useMemo, useState } from 'react';
import { type Figures, type Portfolio, readFigures, readPortfolio } from './portfolio.model.ts';
import { PortfolioOwner } from './portfolio-owner.ts';

interface Loading {
  readonly kind: 'loading';
}

export interface Failed {
  readonly kind: 'failed';
  readonly error: ApiError;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The loading state of the daily series, behind the charts and the change over a period. */
export type SeriesState = Loading | Failed | { readonly kind: 'ready'; readonly portfolio: Portfolio };

/** The loading state of the figures, then of their series. While another currency loads, the previous figures stay. */
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

/** The request for the portfolio of the caller, or of the client whose record they read. */
function useDashboardQuery() {
  const { queries } = useServices();
  const { clientId } = useContext(PortfolioOwner);
  return (query: { readonly currency: DisplayCurrency; readonly series?: 'none' }) =>
    queries.query<'getDashboard' | 'getClientDashboard'>(
      clientId === null ? 'getDashboard' : 'getClientDashboard',
      ...(clientId === null ? ([{ query }] as const) : ([{ path: { id: clientId }, query }] as const)),
    );
}

/**
 * The portfolio in `currency`. The figures, some kilobytes, are fetched first, and the full response once they have
 * loaded or failed: the daily series of ten years would delay them. Once the full response was loaded, only it is
 * refetched. A change of currency refetches only after the first load (R158).
 */
export function usePortfolio(currency: DisplayCurrency): PortfolioState {
  const dashboard = useDashboardQuery();
  const [requested, setRequested] = useState(currency);
  const [isWholeHeld, setWholeHeld] = useState(false);
  const figures = useQuery({
    ...dashboard({ currency: requested, series: 'none' }),
    select: readFigures,
    enabled: !isWholeHeld,
  });
  // In a later render: a request sent before the figures are painted would compete with them.
  const areFiguresShown = useDeferredValue(figures.isFetched, false);
  const whole = useQuery({
    ...dashboard({ currency: requested }),
    select: readPortfolio,
    enabled: isWholeHeld || areFiguresShown,
    placeholderData: keepPreviousData,
    // Structural sharing would compare fifty thousand points one by one.
    structuralSharing: false,
  });
  if (!isWholeHeld && whole.data !== undefined) setWholeHeld(true);
  if (requested !== currency && (whole.isFetched || whole.data !== undefined)) setRequested(currency);
  const { data, error, isPlaceholderData, refetch } = whole;
  const isRetrying = error !== null && whole.isFetching;
  // Memoised: panels that receive the same object are not rendered again.
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

/** The figures, once loaded. */
export function figuresOf(state: PortfolioState): Figures | null {
  return state.kind === 'ready' ? state.figures : null;
}

/** The figures with their series, once both are loaded. */
export function wholeOf(state: PortfolioState): Portfolio | null {
  return state.kind === 'ready' && state.series.kind === 'ready' ? state.series.portfolio : null;
}

/** Whether the client's own data is loading; shared data is fetched after it. */
export function isWaiting(state: PortfolioState): boolean {
  return state.kind === 'loading' || (state.kind === 'ready' && state.series.kind === 'loading');
}

/** The products that the caller sees; to staff, those of the client alone. */
export function useStrategies(isShown: (title: string) => boolean = () => true) {
  const { queries } = useServices();
  return useQuery({
    ...queries.query('listStrategies'),
    select: ({ strategies }) => ({ strategies: strategies.filter(({ title }) => isShown(title)) }),
  });
}

/** The rates of every product since its launch; the same in every currency. Fetched after the client's own data. */
export function useProductRates(state: PortfolioState) {
  const { queries } = useServices();
  return useQuery({ ...queries.query('listYieldFlows'), enabled: !isWaiting(state) });
}
