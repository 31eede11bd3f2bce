import { type IsoDay, isTargetDay } from '../dates/index.ts';
import type { QuotedAsset } from '../money/index.ts';

const alwaysOpen = (): boolean => true;

/** Whether the source of each currency publishes on a day: the ECB on TARGET days, exchanges every day. */
const CALENDARS: Readonly<Record<QuotedAsset, (day: IsoDay) => boolean>> = {
  EUR: alwaysOpen,
  USD: isTargetDay,
  CHF: isTargetDay,
  BTC: alwaysOpen,
  ETH: alwaysOpen,
  USDC: alwaysOpen,
  EURC: alwaysOpen,
  WBTC: alwaysOpen,
};

/** Whether a quote of `currency` is due on `day`. */
export function hasQuoteDay(currency: QuotedAsset, day: IsoDay): boolean {
  return CALENDARS[currency](day);
}
