import { productTone, type Strategy } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';
import styles from './tiles.module.css';

interface ProductMarkProps {
  readonly strategy: Pick<Strategy, 'title' | 'currency'>;
}

/** A product's logo: the coin of its currency in its hue. The title beside it names it. */
export function ProductMark({ strategy }: ProductMarkProps) {
  return (
    <span aria-hidden="true" className={styles.mark} data-tone={productTone(strategy.title)}>
      {portfolioTexts.glyphs[strategy.currency]}
    </span>
  );
}
