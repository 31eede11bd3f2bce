import { parisToday } from '../clock.ts';
import styles from './balance.module.css';
import { latePrices, notComputableText } from './freshness.model.ts';
import { figuresOf, type PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.freshness;

interface LatePricesProps {
  readonly state: PortfolioState;
  /** `null` for all products. */
  readonly product: string | null;
}

/** Under a value: why it lacks an amount in the chosen currency, and its prices that are older than their calendar allows. */
export function LatePrices({ state, product }: LatePricesProps) {
  const figures = figuresOf(state);
  if (figures === null) return null;
  const prices = latePrices(figures, { product, today: parisToday() });
  const reason = notComputableText(figures);
  return (
    <>
      {reason === null ? null : <p className={styles.late}>{reason}</p>}
      {prices.length === 0 ? null : <p className={styles.late}>{texts.late(prices.join(texts.separator))}</p>}
    </>
  );
}
