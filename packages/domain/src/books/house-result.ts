// What rectifying a subscription gains the house, or costs it (docs/books.md, Rectification).
import { type Decimal, roundTo, ZERO } from '../money/index.ts';
import { type DealPrices, MissingQuote, type Subscription } from './deal.ts';

/** Units that were bought, and what was paid for them: in the asset paid, and in the strategy's currency. */
export interface Bought {
  readonly units: Decimal;
  readonly net: Decimal;
  readonly netReference: Decimal;
}

/** A gain (+) or a cost (−), to 18 decimals: in the strategy's currency at the NAV, and in the asset paid. */
export interface HouseResult {
  readonly reference: Decimal;
  readonly cash: Decimal;
}

const NOTHING: Bought = { units: ZERO, net: ZERO, netReference: ZERO };

/**
 * The house holds the units that were bought by mistake, and owes those that should have been: both are worth the last NAV, and
 * cost what was paid for them. Null: the order waits, and its units cost what they are worth.
 * @throws MissingQuote
 */
export function houseResult(
  { strategy, asset }: Pick<Subscription, 'strategy' | 'asset'>,
  { before, after }: { readonly before: Bought | null; readonly after: Bought | null },
  { nav, fx, day }: DealPrices,
): HouseResult {
  const [was, is] = [before ?? NOTHING, after ?? NOTHING];
  const worth = was.units.minus(is.units).times(nav);
  const converted = fx.convert(worth, strategy.referenceCurrency, asset, day);
  if (converted === undefined) throw new MissingQuote(`No quote to ${asset} on ${day}`);
  return {
    reference: roundTo(worth.minus(was.netReference).plus(is.netReference), 18),
    cash: roundTo(converted.amount.minus(was.net).plus(is.net), 18),
  };
}
