import { Card } from '@repo/ui/card';
import { type ChartUnit, LineChart } from '@repo/ui/charts';
import { SegmentedControl } from '@repo/ui/choices';
import { useMemo, useState } from 'react';
import { useBalanceHidden } from '../balance/index.ts';
import { seriesFrame } from './chart-frame.ts';
import { fallNote, valuationLine, yieldLines } from './history.model.ts';
import styles from './history.module.css';
import { emptyReason, type PortfolioView, type ProductSeries, productHue } from './portfolio.model.ts';
import { type PortfolioState, wholeOf } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.history;

type HistoryKind = 'valuation' | 'yield';

const choices = [
  { value: 'valuation', label: texts.valuation },
  { value: 'yield', label: texts.yield },
] as const;

const PERCENT: ChartUnit = { kind: 'percent' };
const NOTHING: ProductSeries = { rates: [], values: [] };

interface HistoryPanelProps {
  readonly product: string;
  readonly state: PortfolioState;
  readonly view: PortfolioView;
}

/** « Données historiques »: the valuation with its movements, or the yields with their averages (R176–R179). */
export function HistoryPanel({ product, state, view: { period, until } }: HistoryPanelProps) {
  const [kind, setKind] = useState<HistoryKind>('valuation');
  const isHidden = useBalanceHidden();
  const portfolio = wholeOf(state);
  const currency = portfolio?.currency ?? 'EUR';
  const chart = useMemo(() => {
    const series = portfolio?.products[product] ?? NOTHING;
    const hue = productHue(product);
    const view = { period, until };
    const amount: ChartUnit = { kind: 'amount', currency };
    return kind === 'valuation'
      ? { data: valuationLine(series, hue, view), unit: amount }
      : { data: yieldLines(series, hue, view), unit: PERCENT };
  }, [portfolio, product, period, until, kind, currency]);
  const fall = useMemo(
    () => fallNote(portfolio?.products[product] ?? NOTHING, currency),
    [portfolio, product, currency],
  );
  return (
    <Card>
      <LineChart
        {...chart}
        {...seriesFrame(state, portfolioTexts.bars[emptyReason(portfolio, product)])}
        actions={
          <SegmentedControl
            className={styles.choices}
            label={texts.choice}
            onChange={setKind}
            options={choices}
            value={kind}
          />
        }
        isHidden={isHidden && kind === 'valuation'}
        title={texts.title}
      />
      {kind === 'valuation' ? <p className={styles.fall}>{fall}</p> : null}
    </Card>
  );
}
