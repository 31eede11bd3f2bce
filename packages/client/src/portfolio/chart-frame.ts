import type { ChartStatus } from '@repo/ui/charts';
import type { PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

interface ChartFrame {
  readonly status: ChartStatus;
  readonly emptyText: string;
}

const texts = portfolioTexts.failed;

const READY: ChartStatus = { kind: 'ready' };
const LOADING: ChartStatus = { kind: 'loading' };

/**
 * The state of a chart of the client's figures. A failed load is reported once, with its retry (R184): the charts then
 * show no data, rather than the message that there is none.
 */
export function figuresFrame(state: PortfolioState, emptyText: string): ChartFrame {
  if (state.kind === 'loading') return { status: LOADING, emptyText };
  return { status: READY, emptyText: state.kind === 'failed' ? texts.chart : emptyText };
}

/** The state of a chart of the daily series. Where only they failed, the chart itself reports it. */
export function seriesFrame(state: PortfolioState, emptyText: string): ChartFrame {
  if (state.kind !== 'ready') return figuresFrame(state, emptyText);
  const { series } = state;
  if (series.kind !== 'failed') return { status: series.kind === 'loading' ? LOADING : READY, emptyText };
  return { status: { kind: 'failed', message: texts.chart, onRetry: series.onRetry }, emptyText };
}
