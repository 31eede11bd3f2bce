import type { ProductTone } from '@repo/ui/card';
import { VisuallyHidden } from '@repo/ui/layout';
import type { Strategy } from './products.model.ts';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';

interface CurrencyMarkProps {
  readonly currency: Strategy['currency'];
  readonly tone: ProductTone | undefined;
}

/** Outlines for the signs our fonts do not have, on a 24 × 24 grid. */
const drawings: Partial<Record<Strategy['currency'], string>> = {
  btc: 'M8 5.5h5.2a3.1 3.1 0 0 1 0 6.2H8zM8 11.7h6a3.4 3.4 0 0 1 0 6.8H8zM10 3v2.5M13 3v2.5M10 18.5V21M13 18.5V21',
  eth: 'M12 2.5 6 12.2l6 3.6 6-3.6zM6.6 14.9 12 21.5l5.4-6.6L12 18.2z',
};

/** The currency of a strategy as a coin in the product's hue. */
export function CurrencyMark({ currency, tone }: CurrencyMarkProps) {
  const drawing = drawings[currency];
  return (
    <span className={styles.mark} data-tone={tone}>
      {drawing === undefined ? (
        <span aria-hidden="true">{texts.currencyGlyphs[currency]}</span>
      ) : (
        <svg aria-hidden="true" className={styles.drawing} height="26" viewBox="0 0 24 24" width="26">
          <path d={drawing} />
        </svg>
      )}
      <VisuallyHidden>{texts.currencyNames[currency]}</VisuallyHidden>
    </span>
  );
}
