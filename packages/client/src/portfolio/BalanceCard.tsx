import { Card } from '@repo/ui/card';
import { Sparkline } from '@repo/ui/charts';
import { type ReactNode, useMemo } from 'react';
import { BalanceToggle } from '../balance/index.ts';
import styles from './balance.module.css';
import { ChangeCauses } from './ChangeCauses.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import { ExplainButton } from './explained/ExplainButton.tsx';
import { HeroFigure } from './HeroFigure.tsx';
import { LatePrices } from './LatePrices.tsx';
import { hasNothing, type Portfolio, type PortfolioView, trendValues } from './portfolio.model.ts';
import { figuresOf, type PortfolioState, wholeOf } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';
import { WaitingPayments } from './WaitingPayments.tsx';

const texts = portfolioTexts.balance;

interface BalanceCardProps {
  readonly state: PortfolioState;
  readonly view: PortfolioView;
  readonly children: ReactNode;
}

/** « Votre portefeuille »: the main figure, its change, and the products under it (R160–R162). */
export function BalanceCard({ state, view, children }: BalanceCardProps) {
  const figures = figuresOf(state);
  const portfolio = wholeOf(state);
  return (
    <Card actions={<BalanceToggle />} className={styles.card} padding="none" title={texts.title}>
      <div className={styles.body}>
        {portfolio === null ? null : <Trend portfolio={portfolio} view={view} />}
        <div>
          <HeroFigure amountOf={({ totals }) => totals.total_current_converted} state={state}>
            {figures === null || hasNothing(figures) ? null : (
              <ExplainButton figure="value" portfolio={portfolio} product={null} view={view} />
            )}
          </HeroFigure>
          <LatePrices product={null} state={state} />
          <WaitingPayments product={null} state={state} />
          <ChangeLine product={null} state={state} view={view} />
        </div>
        <ChangeCauses product={null} state={state} view={view} />
      </div>
      {children}
    </Card>
  );
}

interface TrendProps {
  readonly portfolio: Portfolio;
  readonly view: PortfolioView;
}

/** Decorative: its shape repeats the trend that the figure beside it states. */
function Trend({ portfolio, view: { period, until } }: TrendProps) {
  const values = useMemo(
    () => trendValues(portfolio.aggregated.values, { period, until }),
    [portfolio, period, until],
  );
  return <Sparkline className={styles.trend} values={values} />;
}
