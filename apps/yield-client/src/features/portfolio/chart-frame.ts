import type { ChartStatus } from '@repo/ui/charts';
import type { PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

interface ChartFrame {
  readonly status: ChartStatus;
  readonly emptyText: string;
}

const READY: ChartStatus = { kind: 'ready' };
const LOADING: ChartStatus = { kind: 'loading' };

/**
 * How a chart of the client's figures stands. A failed load is told once, with its way to try again (R184): the charts
 * only say that they have nothing, and not that there is nothing.
 */
export function chartFrame(state: PortfolioState, emptyText: string): ChartFrame {
  if (state.kind === 'loading') return { status: LOADING, emptyText };
  return { status: READY, emptyText: state.kind === 'failed' ? portfolioTexts.failed.chart : emptyText };
}
