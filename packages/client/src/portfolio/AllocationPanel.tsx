import { Card } from '@repo/ui/card';
import { type ChartUnit, DoughnutChart } from '@repo/ui/charts';
import { useMemo } from 'react';
import { useBalanceHidden } from '../balance/index.ts';
import { allocationSlices } from './allocation.model.ts';
import { figuresFrame } from './chart-frame.ts';
import { amountText } from './portfolio.model.ts';
import styles from './portfolio.module.css';
import { figuresOf, type PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.allocation;

/** « Répartition du portefeuille » (R182, R292, R293, D26). */
export function AllocationPanel({ state }: { readonly state: PortfolioState }) {
  const isHidden = useBalanceHidden();
  const figures = figuresOf(state);
  const currency = figures?.currency ?? 'EUR';
  const slices = useMemo(() => (figures === null ? [] : allocationSlices(figures)), [figures]);
  const isComputable = figures === null || figures.totals.total_current_converted !== null;
  const unit = useMemo<ChartUnit>(() => ({ kind: 'amount', currency }), [currency]);
  const total = figures === null ? '' : amountText(figures.totals.total_current_converted, currency);
  return (
    <Card className={state.kind === 'loading' ? styles.waitingAllocation : styles.allocation}>
      <DoughnutChart
        {...figuresFrame(state, isComputable ? texts.empty : texts.notComputable)}
        centre={{ label: texts.strategies(slices.length), value: total }}
        emptyCentre={
          state.kind === 'failed' || !isComputable ? portfolioTexts.strategy.missing : texts.emptyCentre
        }
        isHidden={isHidden}
        slices={slices}
        title={texts.title}
        unit={unit}
      />
    </Card>
  );
}
