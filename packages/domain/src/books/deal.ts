// What an order becomes when it is executed: the units and cash that are booked for good (docs/books.md, Deals).
import type { IsoDay } from '../dates/index.ts';
import { documentDecimals } from '../format/index.ts';
import {
  type Decimal,
  type DisplayCurrency,
  type FxBook,
  type MoneyAsset,
  type PaymentAsset,
  parCurrency,
  type QuoteUsed,
  roundTo,
  ZERO,
} from '../money/index.ts';
import type { Strategy } from '../portfolio/index.ts';

/** Decimals of units, and of the amounts that the books keep unrounded otherwise. */
export const UNIT_DECIMALS = 12;
const BOOK_DECIMALS = 18;

/** The entry fees of the parameters, as published: percentages (0.1 is 0.1 %). */
export interface EntryFees {
  /** FOOTER_SUBSCRIPTION_FEE, on every payment. */
  readonly subscriptionPercent: Decimal;
  /** FOOTER_FX_FEE, on the rest of a payment that is not in the strategy's reference currency. */
  readonly fxPercent: Decimal;
}

/** The prices of the dealing day. */
export interface DealPrices {
  readonly day: IsoDay;
  readonly nav: Decimal;
  readonly fx: FxBook;
}

export interface Subscription {
  readonly strategy: Pick<Strategy, 'referenceCurrency'>;
  readonly asset: PaymentAsset;
  /** The amount received, in `asset`. */
  readonly gross: Decimal;
  readonly fees: EntryFees;
}

/** An executed subscription. `gross`, fees and `net` in the asset paid; `netReference` in the strategy's currency. */
export interface DealtIn {
  readonly gross: Decimal;
  readonly subscriptionFee: Decimal;
  readonly fxFee: Decimal;
  readonly net: Decimal;
  readonly netReference: Decimal;
  /** 12 decimals, half-even. */
  readonly units: Decimal;
  /** units × NAV, in the strategy's currency. */
  readonly cost: Decimal;
  readonly quotes: readonly QuoteUsed[];
}

/** What a contract holds: units, and what they cost, in the strategy's currency. */
export interface Position {
  readonly units: Decimal;
  readonly cost: Decimal;
}

/**
 * What is taken out: an amount in any currency; the yield, which is what exceeds `contributed`; or everything. `contributed`,
 * in the asset paid, is what was paid in less what was paid back: a yield taken out is none of it, and is never taken twice.
 */
export type RedemptionRequest =
  | { readonly kind: 'amount'; readonly amount: Decimal; readonly currency: DisplayCurrency }
  | { readonly kind: 'yield'; readonly contributed: Decimal }
  | { readonly kind: 'all' };

export interface Redemption {
  readonly strategy: Strategy;
  /** The asset that the contract was paid in, and is paid out in. */
  readonly asset: PaymentAsset;
  readonly held: Position;
  readonly request: RedemptionRequest;
  readonly exitPercent: Decimal;
}

/** An executed withdrawal or closing. `gross`, `exitFee` and `paid` in the asset paid, rounded as documents show it. */
export interface DealtOut {
  readonly units: Decimal;
  /** units × NAV, in the strategy's currency. */
  readonly worth: Decimal;
  /** The average cost of the units; the last ones take all that is left. */
  readonly cost: Decimal;
  readonly gross: Decimal;
  readonly exitFee: Decimal;
  readonly paid: Decimal;
  /** More was requested than was held: everything held was taken. */
  readonly isCapped: boolean;
  readonly quotes: readonly QuoteUsed[];
}

const book = (amount: Decimal): Decimal => roundTo(amount, BOOK_DECIMALS);
const units = (amount: Decimal): Decimal => roundTo(amount, UNIT_DECIMALS);
const percentOf = (amount: Decimal, percent: Decimal): Decimal => amount.times(percent).div(100);
const payable = (asset: PaymentAsset, amount: Decimal): Decimal =>
  roundTo(amount, documentDecimals(parCurrency(asset)));

/** A quote that the dealing day must have is missing: the caller chose a day that can't be dealt on. */
export class MissingQuote extends Error {
  override readonly name = 'MissingQuote';
}

function convert({ fx, day }: DealPrices, amount: Decimal, from: MoneyAsset, to: MoneyAsset): Decimal {
  const converted = fx.convert(amount, from, to, day);
  if (converted === undefined) throw new MissingQuote(`No quote from ${from} to ${to} on ${day}`);
  return converted.amount;
}

/** Whether the FX fee is taken when `asset` is paid into the strategy: by its par currency, on every day. */
export function isConverted(
  asset: PaymentAsset,
  { referenceCurrency }: Pick<Strategy, 'referenceCurrency'>,
): boolean {
  return parCurrency(asset) !== referenceCurrency;
}

/** The fees of a subscription and what is left of it, in the asset paid; they need no price. */
export function takeEntryFees({
  strategy,
  asset,
  gross,
  fees,
}: Subscription): Pick<DealtIn, 'subscriptionFee' | 'fxFee' | 'net'> {
  const subscriptionFee = book(percentOf(gross, fees.subscriptionPercent));
  const left = gross.minus(subscriptionFee);
  const fxFee = isConverted(asset, strategy) ? book(percentOf(left, fees.fxPercent)) : ZERO;
  return { subscriptionFee, fxFee, net: left.minus(fxFee) };
}

/**
 * Executes a subscription at the prices of its dealing day.
 * @throws MissingQuote
 */
export function dealIn(subscription: Subscription, prices: DealPrices): DealtIn {
  const { strategy, asset, gross } = subscription;
  const taken = takeEntryFees(subscription);
  const { referenceCurrency } = strategy;
  const netReference = book(convert(prices, taken.net, asset, referenceCurrency));
  const bought = units(netReference.div(prices.nav));
  return {
    gross,
    ...taken,
    netReference,
    units: bought,
    cost: book(bought.times(prices.nav)),
    quotes: prices.fx.quotesOf([asset, referenceCurrency], prices.day),
  };
}

/** The average cost of units taken from a position; the last units take all that is left. */
function costOf(held: Position, taken: Decimal): Decimal {
  if (taken.eq(held.units)) return held.cost;
  return book(held.cost.times(taken).div(held.units));
}

interface Requested {
  /** In the strategy's currency. */
  readonly reference: Decimal;
  /** In the asset paid. */
  readonly cash: Decimal;
  readonly assets: readonly MoneyAsset[];
}

function requestedOf({ strategy, asset, held, request }: Redemption, prices: DealPrices): Requested {
  const reference = strategy.referenceCurrency;
  const worth = book(held.units.times(prices.nav));
  const all = {
    reference: worth,
    cash: convert(prices, worth, reference, asset),
    assets: [reference, asset],
  };
  if (request.kind === 'all') return all;
  if (request.kind === 'yield') {
    const gain = all.cash.minus(request.contributed);
    // Once more was paid back than was contributed, all that is left is yield.
    if (gain.gte(all.cash)) return all;
    const cash = gain.gt(0) ? gain : ZERO;
    return { ...all, cash, reference: book(convert(prices, cash, asset, reference)) };
  }
  const { amount, currency } = request;
  return {
    reference: book(convert(prices, amount, currency, reference)),
    cash: convert(prices, amount, currency, asset),
    assets: [currency, reference, asset],
  };
}

/**
 * Executes a withdrawal or closing at the prices of its dealing day. An amount that exceeds the holding takes all.
 * @throws MissingQuote
 */
export function dealOut(redemption: Redemption, prices: DealPrices): DealtOut {
  const { strategy, asset, held, request, exitPercent } = redemption;
  const requested = requestedOf(redemption, prices);
  const wanted = request.kind === 'all' ? held.units : units(requested.reference.div(prices.nav));
  const isCapped = wanted.gt(held.units);
  const taken = isCapped ? held.units : wanted;
  const worth = book(taken.times(prices.nav));
  const cash = isCapped ? convert(prices, worth, strategy.referenceCurrency, asset) : requested.cash;
  const gross = payable(asset, cash);
  const exitFee = payable(asset, percentOf(gross, exitPercent));
  return {
    units: taken,
    worth,
    cost: costOf(held, taken),
    gross,
    exitFee,
    paid: gross.minus(exitFee),
    isCapped,
    quotes: prices.fx.quotesOf(requested.assets, prices.day),
  };
}

/** What a redemption paid back of the contributions: all that it paid, unless it was the yield. */
export function returnedBy({ kind }: Pick<RedemptionRequest, 'kind'>, { paid }: DealtOut): Decimal {
  return kind === 'yield' ? ZERO : paid;
}

/** The request once `returned` of its contributions was paid back by the redemptions before it. */
export function afterReturn(request: RedemptionRequest, returned: Decimal): RedemptionRequest {
  if (request.kind !== 'yield') return request;
  return { ...request, contributed: request.contributed.minus(returned) };
}

/** A contract that was renounced after it was dealt: what its units and fees were. */
export interface RenouncedDeal {
  readonly strategy: Strategy;
  readonly asset: PaymentAsset;
  readonly held: Position;
  readonly fees: Pick<DealtIn, 'subscriptionFee' | 'fxFee'>;
}

/** What the units of a renounced contract were worth at the first NAV, and what it leaves to the house. */
export interface DealtBack {
  /** In the asset paid: `worth` converted. */
  readonly proceeds: Decimal;
  /** In the strategy's currency. */
  readonly worth: Decimal;
  readonly cost: Decimal;
  readonly fees: RenouncedDeal['fees'];
}

/**
 * What the house takes back of a renounced contract, at the prices of its dealing day, without an exit fee.
 * @throws MissingQuote
 */
export function dealBack({ strategy, asset, held, fees }: RenouncedDeal, prices: DealPrices): DealtBack {
  const worth = book(held.units.times(prices.nav));
  const proceeds = book(convert(prices, worth, strategy.referenceCurrency, asset));
  return { proceeds, worth, cost: held.cost, fees };
}
