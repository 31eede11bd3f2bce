// A booked deal beside what the prices in force would have made of it (docs/books.md, Corrections).
import { documentDecimals } from '../format/index.ts';
import { type Decimal, type PaymentAsset, parCurrency, roundTo, ZERO } from '../money/index.ts';
import type { Strategy } from '../portfolio/index.ts';
import {
  type DealPrices,
  type DealtOut,
  dealIn,
  dealOut,
  MissingQuote,
  type Redemption,
  type Subscription,
} from './deal.ts';

export interface Discrepancy {
  /** What the order would have moved: in (+), out (−). */
  readonly unitsDue: Decimal;
  /** What the client was given too little (+) or too much (−), in the strategy's currency. */
  readonly reference: Decimal;
  /** The same in the asset paid, rounded to what can be paid. */
  readonly cash: Decimal;
  /** The exit fee at the prices in force, less the one taken; in the asset paid. */
  readonly exitFee: Decimal;
}

/** Units at the prices of the dealing day, in the strategy's currency and in the asset paid; not rounded. */
function worthOf(
  units: Decimal,
  {
    strategy,
    asset,
  }: { readonly strategy: Pick<Strategy, 'referenceCurrency'>; readonly asset: PaymentAsset },
  { nav, fx, day }: DealPrices,
) {
  const reference = units.times(nav);
  const converted = fx.convert(reference, strategy.referenceCurrency, asset, day);
  if (converted === undefined) throw new MissingQuote(`No quote to ${asset} on ${day}`);
  return { reference, cash: converted.amount };
}

const payable = (cash: Decimal, asset: PaymentAsset): Decimal =>
  roundTo(cash, documentDecimals(parCurrency(asset)));

/**
 * Of a subscription that was executed for `booked` units: what was invested less what they are worth, which is the « écart d'exécution »
 * of the client's screens. Of the units due, it would have their rounding too.
 * @throws MissingQuote
 */
export function subscriptionDiscrepancy(
  subscription: Subscription,
  booked: Decimal,
  prices: DealPrices,
): Discrepancy {
  const due = dealIn(subscription, prices);
  const worth = worthOf(booked, subscription, prices);
  return {
    unitsDue: due.units,
    reference: roundTo(due.netReference.minus(worth.reference), 18),
    cash: payable(due.net.minus(worth.cash), subscription.asset),
    exitFee: ZERO,
  };
}

/**
 * Of an executed withdrawal or closing: units that were taken in excess count at the NAV in force.
 * @throws MissingQuote
 */
export function redemptionDiscrepancy(
  redemption: Redemption,
  booked: Pick<DealtOut, 'units' | 'worth' | 'exitFee' | 'paid'>,
  prices: DealPrices,
): Discrepancy {
  const due = dealOut(redemption, prices);
  const kept = worthOf(booked.units.minus(due.units), redemption, prices);
  return {
    unitsDue: due.units.neg(),
    reference: due.worth.minus(booked.worth).plus(roundTo(kept.reference, 18)),
    cash: due.paid.minus(booked.paid).plus(payable(kept.cash, redemption.asset)),
    exitFee: due.exitFee.minus(booked.exitFee),
  };
}
