import type { ProductTone } from '@repo/ui/card';
import { VisuallyHidden } from '@repo/ui/layout';
import type { Strategy } from './products.model.ts';
import styles from './products.module.css';
import { productsTexts as texts } from './products.texts.ts';

interface CurrencyMarkProps {
  readonly currency: Strategy['currency'];
  readonly tone: ProductTone | undefined;
}

/** The currency of a strategy as a coin in the product's hue. */
export function CurrencyMark({ currency, tone }: CurrencyMarkProps) {
  return (
    <span className={styles.mark} data-tone={tone}>
      <span aria-hidden="true">{texts.currencyGlyphs[currency]}</span>
      <VisuallyHidden>{texts.currencyNames[currency]}</VisuallyHidden>
    </span>
  );
}
