import styles from './balance.module.css';
import { latePrices } from './freshness.model.ts';
import { figuresOf, type PortfolioState } from './portfolio.queries.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.freshness;

interface LatePricesProps {
  readonly state: PortfolioState;
  /** `null` for all products. */
  readonly product: string | null;
}

/** Under a value: the prices it was computed with that are older than their calendar allows. */
export function LatePrices({ state, product }: LatePricesProps) {
  const figures = figuresOf(state);
  const prices = figures === null ? [] : latePrices(figures, product);
  if (prices.length === 0) return null;
  return <p className={styles.late}>{texts.late(prices.join(texts.separator))}</p>;
}
