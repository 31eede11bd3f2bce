import { Card } from '@repo/ui/card';
import { Sparkline } from '@repo/ui/charts';
import { type ReactNode, useMemo } from 'react';
import { BalanceToggle } from './BalanceToggle.tsx';
import styles from './balance.module.css';
import { ExplainButton } from './explained/ExplainButton.tsx';
import { FailedLine } from './FailedLine.tsx';

import { HeroFigure } from './HeroFigure.tsx';
import { NothingYet } from './NothingYet.tsx';
import { PeriodChange } from './PeriodChange.tsx';
import { hasNothing, type Portfolio, type PortfolioView, trendValues } from './portfolio.model.ts';
import type { PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.balance;

interface BalanceCardProps {
  readonly state: PortfolioState;
  readonly view: PortfolioView;
  readonly children: ReactNode;
}

/** « Votre portefeuille »: the one figure of the page, how it moved, and the products under it (R160–R162). */
export function BalanceCard({ state, view, children }: BalanceCardProps) {
  return (
    <Card actions={<BalanceToggle />} className={styles.card} padding="none" title={texts.title}>
      <div className={styles.body}>
        {state.kind === 'ready' ? <Trend portfolio={state.portfolio} view={view} /> : null}
        <HeroFigure amountOf={(portfolio) => portfolio.totals.total_current_converted} state={state}>
          {state.kind === 'ready' && !hasNothing(state.portfolio) ? (
            <ExplainButton figure="value" portfolio={state.portfolio} product={null} view={view} />
          ) : null}
        </HeroFigure>
        <div className={styles.line}>
          {state.kind === 'ready' ? <Line portfolio={state.portfolio} view={view} /> : null}
          {state.kind === 'failed' ? <FailedLine state={state} /> : null}
        </div>
      </div>
      {children}
    </Card>
  );
}

interface ReadyProps {
  readonly portfolio: Portfolio;
  readonly view: PortfolioView;
}

/** Its shape tells the trend the figure beside it puts in words. */
function Trend({ portfolio, view: { period, until } }: ReadyProps) {
  const values = useMemo(
    () => trendValues(portfolio.aggregated.values, { period, until }),
    [portfolio, period, until],
  );
  return <Sparkline className={styles.trend} values={values} />;
}

function Line({ portfolio, view }: ReadyProps) {
  if (hasNothing(portfolio)) return <NothingYet text={texts.nothingYet} />;
  return (
    <>
      <PeriodChange rates={portfolio.aggregated.rates} view={view} />
      <ExplainButton figure="change" portfolio={portfolio} product={null} view={view} />
    </>
  );
}
