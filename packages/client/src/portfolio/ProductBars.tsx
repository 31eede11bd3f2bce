import { Card } from '@repo/ui/card';
import { BarChart } from '@repo/ui/charts';
import { useMemo } from 'react';
import { yieldBars } from './bars.model.ts';
import { seriesFrame } from './chart-frame.ts';
import { emptyReason, type PortfolioView, productHue } from './portfolio.model.ts';
import { type PortfolioState, wholeOf } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.bars;

const PERCENT = { kind: 'percent' } as const;

interface ProductBarsProps {
  readonly product: string;
  readonly state: PortfolioState;
  readonly view: PortfolioView;
}

/** « Rendements cumulés de votre stratégie USDFY » (R175). */
export function ProductBars({ product, state, view: { period, until } }: ProductBarsProps) {
  const portfolio = wholeOf(state);
  const data = useMemo(
    () => yieldBars(portfolio?.products[product]?.rates ?? [], productHue(product), { period, until }),
    [portfolio, product, period, until],
  );
  return (
    <Card>
      <BarChart
        {...seriesFrame(state, texts[emptyReason(portfolio, product)])}
        data={data}
        note={texts.by[period]}
        title={texts.productTitle(product)}
        unit={PERCENT}
      />
    </Card>
  );
}
