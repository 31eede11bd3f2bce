import {
  type PortfolioState,
  type PortfolioView,
  portfolioTexts,
  useProductRates,
} from '@repo/client/portfolio';
import { formatLongDate } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { type ChartStatus, LineChart } from '@repo/ui/charts';
import { useMemo } from 'react';
import { performanceChart, type RatesByProduct } from './performance.model.ts';
import styles from './portfolio-page.module.css';

const texts = portfolioTexts.performance;

const INDEX = { kind: 'index' } as const;
const NO_RATES: RatesByProduct = {};

interface PerformancePanelProps {
  readonly state: PortfolioState;
  readonly view: PortfolioView;
}

/** The NAV of every product since the period's start, on one base (R181, D28). It does not depend on the holdings. */
export function PerformancePanel({ state, view: { period, until } }: PerformancePanelProps) {
  const { data, error, refetch } = useProductRates(state);
  const rates = data?.performance_flows.strategies ?? NO_RATES;
  // The sample is shown only once it is certain that no NAV was published (D28).
  const hasNav = state.kind !== 'ready' || state.figures.freshness.nav_date !== null;
  const chart = useMemo(
    () => performanceChart(rates, { period, until, hasNav }),
    [rates, period, until, hasNav],
  );
  return (
    <Card className={data === undefined && error === null ? styles.waitingPerformance : undefined}>
      <LineChart
        data={chart.data}
        emptyText={texts.empty}
        // Reserves the space of the note until its day is known.
        note={data === undefined ? texts.base(formatLongDate(until)) : chart.note}
        status={statusOf()}
        title={texts.title}
        unit={INDEX}
      />
    </Card>
  );

  function statusOf(): ChartStatus {
    if (data !== undefined) return { kind: 'ready' };
    if (error === null) return { kind: 'loading' };
    return { kind: 'failed', message: error.message, onRetry: () => void refetch() };
  }
}
