// Forward pricing: the day an order counts for, and the day it is executed at (docs/money.md, Orders).
import { addDays, type IsoDay } from '../dates/index.ts';
import type { FxBook, MoneyAsset, QuotedAsset } from '../money/index.ts';
import type { Prices, Strategy } from '../portfolio/index.ts';
import { hasQuoteDay } from './quote-calendar.ts';

/** When an order is placed, in Paris. */
export interface PlacedAt {
  readonly day: IsoDay;
  /** 0 to 23. */
  readonly hour: number;
}

export interface DealingRules {
  readonly cutOffHour: number;
  /** Whether the NAV of the day is published. */
  readonly isNavKnown: boolean;
}

/**
 * The day a withdrawal or closing counts for: the day it is requested, or the next one from the cut-off hour on, or when
 * the day's NAV is already known.
 */
export function orderDayOf({ day, hour }: PlacedAt, { cutOffHour, isNavKnown }: DealingRules): IsoDay {
  return hour >= cutOffHour || isNavKnown ? addDays(day, 1) : day;
}

/** Whether a waiting withdrawal may be canceled now: only while one requested now would not count for a later day. */
export function isCancelable(orderDay: IsoDay, now: PlacedAt, rules: DealingRules): boolean {
  return orderDayOf(now, rules) <= orderDay;
}

export interface WaitingOrder {
  readonly strategy: Strategy;
  readonly orderDay: IsoDay;
  /** What the deal converts between, the strategy's currency included; one alone needs no quote. */
  readonly assets: readonly MoneyAsset[];
}

/** Whether the published quotes of `currency` suffice to deal on `day`. */
export type HasQuote = (currency: QuotedAsset, day: IsoDay) => boolean;

interface DealingPrices {
  readonly navs: Pick<Prices['navs'], 'firstFrom'>;
  readonly fx: Pick<FxBook, 'resolve'>;
}

/** What a deal of that day needs quotes of: a coin is its par currency, or itself off par. None when all is one. */
function neededOn(assets: WaitingOrder['assets'], { fx }: DealingPrices, day: IsoDay): QuotedAsset[] {
  const needed = new Set(assets.map((asset) => fx.resolve(asset, day)));
  return needed.size > 1 ? [...needed] : [];
}

/** The quote of the day itself, or the last one before a day on which the source does not publish. */
export function publishedQuote({ fx }: Pick<Prices, 'fx'>): HasQuote {
  return (currency, day) => {
    const quote = fx.eurValue(currency, day);
    return quote !== undefined && (!quote.isFallback || !hasQuoteDay(currency, day));
  };
}

/** The earliest day on or after the order day that has its NAV and every quote needed; `undefined`: the order waits. */
export function dealingDayOf(
  { strategy, orderDay, assets }: WaitingOrder,
  prices: DealingPrices,
  hasQuote: HasQuote,
): IsoDay | undefined {
  const { navs } = prices;
  let nav = navs.firstFrom(strategy.key, orderDay);
  while (nav !== undefined) {
    const { day } = nav;
    if (neededOn(assets, prices, day).every((currency) => hasQuote(currency, day))) return day;
    nav = navs.firstFrom(strategy.key, addDays(day, 1));
  }
  return undefined;
}

/** What keeps an order waiting: the first NAV from a day on, or quotes of the earliest day that has its NAV. */
export type AwaitedPrices =
  | { readonly kind: 'nav'; readonly from: IsoDay }
  | { readonly kind: 'quotes'; readonly day: IsoDay; readonly currencies: readonly QuotedAsset[] };

/** `undefined`: all that the order needs is published. */
export function awaitedPrices(
  order: WaitingOrder,
  prices: DealingPrices,
  hasQuote: HasQuote,
): AwaitedPrices | undefined {
  if (dealingDayOf(order, prices, hasQuote) !== undefined) return undefined;
  const nav = prices.navs.firstFrom(order.strategy.key, order.orderDay);
  if (nav === undefined) return { kind: 'nav', from: order.orderDay };
  const { day } = nav;
  return {
    kind: 'quotes',
    day,
    currencies: neededOn(order.assets, prices, day).filter((one) => !hasQuote(one, day)),
  };
}
