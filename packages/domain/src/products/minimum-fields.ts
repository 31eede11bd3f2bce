import type { PaymentAsset } from '../money/index.ts';

/** `min_buy` is in the product's own currency, the others in the currency of the payment. */
export type ProductMinimumField = 'min_buy' | `min_${Lowercase<PaymentAsset>}`;

const minimumFieldOf = {
  EURO: 'min_euro',
  BTC: 'min_btc',
  ETH: 'min_eth',
  USDC: 'min_usdc',
  EURC: 'min_eurc',
  WBTC: 'min_wbtc',
} as const satisfies Record<PaymentAsset, ProductMinimumField>;

/** The minimums that a product may declare, that of its own currency first. */
export const productMinimumFields: readonly ProductMinimumField[] = [
  'min_buy',
  ...Object.values(minimumFieldOf),
];
