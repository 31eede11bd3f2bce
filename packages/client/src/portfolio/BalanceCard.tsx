import { Card } from '@repo/ui/card';
import { type ChartUnit, Trend as TrendLine } from '@repo/ui/charts';
import { type ReactNode, useMemo } from 'react';
import { BalanceToggle, useBalanceHidden } from '../balance/index.ts';
import styles from './balance.module.css';
import { ChangeCauses } from './ChangeCauses.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import { ExplainButton } from './explained/ExplainButton.tsx';
import { HeroFigure } from './HeroFigure.tsx';
import { LatePrices } from './LatePrices.tsx';
import { hasNothing, type Portfolio, type PortfolioView, trendPoints } from './portfolio.model.ts';
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
          <HeroFigure amountOf={({ totals }) => totals.total_current_converted} product={null} state={state}>
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

/** The value over the period, with its days: hidden with the balances. */
function Trend({ portfolio, view: { period, until } }: TrendProps) {
  const isHidden = useBalanceHidden();
  const points = useMemo(
    () => trendPoints(portfolio.aggregated.values, { period, until }),
    [portfolio, period, until],
  );
  const unit = useMemo<ChartUnit>(
    () => ({ kind: 'amount', currency: portfolio.currency }),
    [portfolio.currency],
  );
  return (
    <TrendLine className={styles.trend} isHidden={isHidden} points={points} title={texts.trend} unit={unit} />
  );
}
