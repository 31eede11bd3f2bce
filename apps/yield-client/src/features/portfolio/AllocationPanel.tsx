import { formatDashboardAmount } from '@repo/domain/format';
import { Card } from '@repo/ui/card';
import { type ChartUnit, DoughnutChart } from '@repo/ui/charts';
import { useMemo } from 'react';
import { allocationSlices } from './allocation.model.ts';
import { useBalanceHidden } from './balance.ts';
import { chartFrame } from './chart-frame.ts';
import styles from './portfolio.module.css';
import type { PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.allocation;

/** « Répartition du portefeuille » (R182, R292, R293, D26). */
export function AllocationPanel({ state }: { readonly state: PortfolioState }) {
  const isHidden = useBalanceHidden();
  const portfolio = state.kind === 'ready' ? state.portfolio : null;
  const currency = portfolio?.currency ?? 'EUR';
  const slices = useMemo(() => (portfolio === null ? [] : allocationSlices(portfolio)), [portfolio]);
  const unit = useMemo<ChartUnit>(() => ({ kind: 'amount', currency }), [currency]);
  const total =
    portfolio === null ? '' : formatDashboardAmount(portfolio.totals.total_current_converted, currency);
  return (
    <Card className={state.kind === 'loading' ? styles.waitingAllocation : styles.allocation}>
      <DoughnutChart
        {...chartFrame(state, texts.empty)}
        centre={{ label: texts.strategies(slices.length), value: total }}
        emptyCentre={state.kind === 'failed' ? portfolioTexts.strategy.missing : texts.emptyCentre}
        isHidden={isHidden}
        slices={slices}
        title={texts.title}
        unit={unit}
      />
    </Card>
  );
}
