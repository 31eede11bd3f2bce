import styles from './balance.module.css';
import { changesOf, isSinceFirstPayment } from './change.model.ts';
import { ExplainButton } from './explained/ExplainButton.tsx';
import { FailedLine } from './FailedLine.tsx';
import { NothingYet } from './NothingYet.tsx';
import { PeriodChange } from './PeriodChange.tsx';
import { hasNothing, isAwaited, isSubscribed, type PortfolioView } from './portfolio.model.ts';
import type { PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

interface ChangeLineProps {
  readonly state: PortfolioState;
  /** `null` for all products. */
  readonly product: string | null;
  readonly view: PortfolioView;
}

/** Under a value: its change, or why there is none. Its space is reserved while loading. */
export function ChangeLine(props: ChangeLineProps) {
  return (
    <div className={styles.line}>
      <Content {...props} />
    </div>
  );
}

function Content({ state, product, view }: ChangeLineProps) {
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed') return <FailedLine state={state} />;
  const { figures, series } = state;
  if (product === null && hasNothing(figures)) return <NothingYet text={portfolioTexts.balance.nothingYet} />;
  if (product !== null && !isSubscribed(figures, product)) {
    return <NothingYet text={portfolioTexts.products.notSubscribed} />;
  }
  const change = changesOf(figures, product)?.[view.period] ?? null;
  if (change === null && isAwaited(figures, product)) return null;
  const portfolio = series.kind === 'ready' ? series.portfolio : null;
  return (
    <PeriodChange
      change={change}
      currency={figures.currency}
      isFirst={change !== null && change !== 'not_computable' && isSinceFirstPayment(change, figures, view)}
    >
      <ExplainButton figure="change" portfolio={portfolio} product={product} view={view} />
    </PeriodChange>
  );
}
