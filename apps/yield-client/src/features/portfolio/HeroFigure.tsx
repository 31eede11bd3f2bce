import { formatDashboardAmount, NBSP } from '@repo/domain/format';
import { Button } from '@repo/ui/button';
import { LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import styles from './balance.module.css';
import { useBalanceHidden } from './balance.ts';
import type { Portfolio } from './portfolio.model.ts';
import type { PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

interface HeroFigureProps {
  readonly state: PortfolioState;
  /** `null` where the client holds none of it. */
  readonly amountOf: (portfolio: Portfolio) => string | null;
}

/** The value, in its final size whatever is known of it. Its text is exact: no float on the way. */
export function HeroFigure({ state, amountOf }: HeroFigureProps) {
  const isHidden = useBalanceHidden();
  if (state.kind === 'loading') {
    return (
      <div className={styles.waiting}>
        <LoadingMessage />
        <Figure amount={NBSP} size="hero" />
        <Skeleton height="2.75rem" width="min(19rem, 80%)" />
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <div className={styles.failed}>
        <Figure amount={portfolioTexts.strategy.missing} size="hero" />
        <Button isPending={state.isRetrying} onPress={state.onRetry} size="sm" variant="ghost">
          {portfolioTexts.failed.retry}
        </Button>
      </div>
    );
  }
  const amount = amountOf(state.portfolio);
  if (amount === null) return <Figure amount={portfolioTexts.products.noAmount} size="hero" />;
  const text = formatDashboardAmount(amount, state.portfolio.currency);
  return <Figure amount={text} isHidden={isHidden} size="hero" />;
}
