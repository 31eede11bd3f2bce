import { NBSP } from '@repo/domain/format';
import { LoadingMessage, Skeleton } from '@repo/ui/feedback';
import { Figure } from '@repo/ui/figure';
import type { ReactNode } from 'react';
import { useBalanceHidden } from '../balance/index.ts';
import styles from './balance.module.css';
import { amountText, type Figures, isAwaited } from './portfolio.model.ts';
import type { PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

interface HeroFigureProps {
  readonly state: PortfolioState;
  readonly amountOf: (figures: Figures) => string | null;
  /** `null` for all products. */
  readonly product: string | null;
  /** Beside it: the button that explains it. */
  readonly children?: ReactNode;
}

/** The value, in its final size while loading too. Formatted from the exact decimal, without a float. */
export function HeroFigure({ state, amountOf, product, children }: HeroFigureProps) {
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
  if (state.kind === 'failed') return <Figure amount={portfolioTexts.strategy.missing} size="hero" />;
  const { figures } = state;
  if (isAwaited(figures, product)) return <Figure amount={portfolioTexts.balance.awaited} size="hero" />;
  const text = amountText(amountOf(figures), figures.currency);
  return (
    <div className={styles.hero}>
      <Figure amount={text} isHidden={isHidden} size="hero" />
      {children}
    </div>
  );
}
