import type { components } from '@repo/api-sdk';
import { VisuallyHidden } from '@repo/ui/layout';
import { productTone } from '../product/product-tone.ts';
import styles from './coin.module.css';
import { currencyNames } from './product-card.texts.ts';

type Strategy = components['schemas']['Strategy'];

export interface CoinProps {
  readonly strategy: Pick<Strategy, 'title' | 'currency'>;
  readonly size?: 'sm' | 'lg' | undefined;
  /** The currency for screen readers; absent when the title beside it is enough. */
  readonly isNamed?: boolean | undefined;
}

const dollar =
  'M13.4 7.2c-.4-1.3-1.6-2-3.4-2-2 0-3.4.9-3.4 2.4 0 3.3 7 1.6 7 4.9 0 1.5-1.5 2.4-3.6 2.4-1.9 0-3.2-.8-3.6-2.2M10 3.2v13.6';
const euro = 'M14.2 6.2A5 5 0 0 0 6.4 8.5a6 6 0 0 0 0 3 5 5 0 0 0 7.8 2.3M4.5 8.8h6.6M4.5 11.2h6';

/** The sign of each currency, drawn: the fonts we ship have no glyph for all of them. */
const signs: Readonly<Record<Strategy['currency'], string>> = {
  usdc: dollar,
  usd: dollar,
  euro,
  eur: euro,
  btc: 'M7 5h4.8a2.4 2.4 0 0 1 0 4.9H7zM7 9.9h5.4a2.5 2.5 0 0 1 0 5.1H7zM8.8 3v2M11.2 3v2M8.8 15v2M11.2 15v2',
  eth: 'M10 2.8 14.8 10 10 17.2 5.2 10ZM5.2 10 10 12.2 14.8 10',
  chf: 'M8 16V4.5h6M8 9.8h5M5.5 13h5',
};

/** A product's logo (R163, R200): the coin of its currency, in its hue. */
export function Coin({ strategy: { title, currency }, size = 'sm', isNamed = false }: CoinProps) {
  return (
    <span className={styles.coin} data-size={size} data-tone={productTone(title)}>
      <svg aria-hidden="true" focusable="false" viewBox="0 0 20 20">
        <path d={signs[currency]} />
      </svg>
      {isNamed ? <VisuallyHidden>{currencyNames[currency]}</VisuallyHidden> : null}
    </span>
  );
}
