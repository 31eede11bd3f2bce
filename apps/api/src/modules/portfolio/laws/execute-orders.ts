// Executes orders a second time with integers, from the rules of docs/books.md alone: on which day, for how many units,
// fees and cash.
import { isClosed } from './calendar.ts';
import { type Fixed, fixed, ratio, UNIT } from './fixed-point.ts';
import { type Asset, type Currency, type DrawnMarket, referenceOf, type StrategyId } from './histories.ts';
import { fractionOf, isKnown } from './published.ts';

/** What was paid with is worth one of: EURO and EURC a euro, USDC a dollar, WBTC a bitcoin. */
export const parOf = {
  EURO: 'EUR',
  EURC: 'EUR',
  USDC: 'USD',
  BTC: 'BTC',
  WBTC: 'BTC',
  ETH: 'ETH',
} as const satisfies Record<Asset, Currency>;

/** The decimals of an amount that is paid out. */
export const payableDecimals = { EUR: 2, USD: 2, CHF: 2, BTC: 8, ETH: 6 } as const;
const UNIT_DECIMALS = 12;
const BOOK_DECIMALS = 18;

export interface Order {
  kind: 'payment' | 'withdrawal' | 'closing';
  contract: number;
  strategy: StrategyId;
  /** Paid in, and paid out in. */
  asset: Asset;
  /** The order day. */
  day: string;
  /** Paid, in the asset, or requested, in `requested`; a closing takes everything. */
  amount: string;
  requested: Currency;
  fees: readonly [subscription: string, fx: string, exit: string];
}

/** What is booked of an order. Amounts are in the par currency of the asset; nothing is negative. */
export interface Deal {
  /** The dealing day. */
  day: string;
  nav: Fixed;
  units: Fixed;
  /** Fees included. */
  gross: Fixed;
  /** Of a payment: subscription, FX. Of money out: exit, nothing. */
  fees: readonly [Fixed, Fixed];
  /** What a payment's units were bought with, in the strategy's currency. */
  netReference: Fixed;
  /** More was requested than was held. */
  isCapped: boolean;
}

/** An order with what was booked of it; null: it waits. */
export interface Entry extends Order {
  deal: Deal | null;
}

/** Its quote of the day, or the last one before a day that the central bank publishes none on. */
function isQuoted(market: DrawnMarket, currency: Currency, day: string): boolean {
  if (currency === 'EUR' || market.quotes[currency].has(day)) return true;
  if (currency === 'BTC' || currency === 'ETH') return false;
  return isClosed(day) && isKnown(market, currency, day);
}

/** The earliest day from `from` on that has its NAV and every quote needed. */
function dealingDay(market: DrawnMarket, order: Order, from: string): string | null {
  const needed = new Set<Currency>([parOf[order.asset], referenceOf[order.strategy]]);
  if (order.kind === 'withdrawal') needed.add(order.requested);
  const isReady = (day: string) =>
    market.navs[order.strategy].has(day) &&
    (needed.size === 1 || [...needed].every((currency) => isQuoted(market, currency, day)));
  return market.days.find((day) => day >= from && isReady(day)) ?? null;
}

const percentOf = (amount: Fixed, percent: string, decimals: number) =>
  ratio(amount * fixed(percent), 100n * UNIT * UNIT, decimals);

/** Of a payment: subscription, FX. They need no price. */
export function entryFees({ amount, asset, strategy, fees: [subscription, fx] }: Order): [Fixed, Fixed] {
  const gross = fixed(amount);
  const first = percentOf(gross, subscription, BOOK_DECIMALS);
  if (parOf[asset] === referenceOf[strategy]) return [first, 0n];
  return [first, percentOf(gross - first, fx, BOOK_DECIMALS)];
}

/** One contract's order at the prices of a day. */
interface Pricing {
  market: DrawnMarket;
  order: Order;
  day: string;
  nav: Fixed;
}

function convert(
  { market, day }: Pricing,
  amount: Fixed,
  pair: readonly [Currency, Currency],
  decimals: number,
): Fixed {
  const [numerator, denominator] = fractionOf(market, pair, day);
  return ratio(amount * numerator, UNIT * denominator, decimals);
}

function payIn(pricing: Pricing): Deal {
  const { order, day, nav } = pricing;
  const gross = fixed(order.amount);
  const fees = entryFees(order);
  const pair = [parOf[order.asset], referenceOf[order.strategy]] as const;
  const netReference = convert(pricing, gross - fees[0] - fees[1], pair, BOOK_DECIMALS);
  const units = ratio(netReference, nav, UNIT_DECIMALS);
  return { day, nav, units, gross, fees, netReference, isCapped: false };
}

function takeOut(pricing: Pricing, held: Fixed): Deal {
  const { order, day, nav } = pricing;
  const [par, reference] = [parOf[order.asset], referenceOf[order.strategy]];
  const decimals = payableDecimals[par];
  const requested = (to: Currency, digits: number) =>
    convert(pricing, fixed(order.amount), [order.requested, to], digits);
  const wanted =
    order.kind === 'closing' ? held : ratio(requested(reference, BOOK_DECIMALS), nav, UNIT_DECIMALS);
  const isCapped = wanted > held;
  const isEverything = order.kind === 'closing' || isCapped;
  const worth = ratio(held * nav, UNIT * UNIT, BOOK_DECIMALS);
  const gross = isEverything ? convert(pricing, worth, [reference, par], decimals) : requested(par, decimals);
  const exit = percentOf(gross, order.fees[2], decimals);
  return {
    day,
    nav,
    units: isEverything ? held : wanted,
    gross,
    fees: [exit, 0n],
    netReference: 0n,
    isCapped,
  };
}

const kindOrder = { payment: 0, withdrawal: 1, closing: 2 } as const;

/** Those of one contract: its payment first, then the others on their dealing days. */
function executeContract(market: DrawnMarket, orders: readonly Order[]): ReadonlyMap<Order, Deal> {
  const [payment] = orders.filter(({ kind }) => kind === 'payment');
  const paidOn = payment && dealingDay(market, payment, payment.day);
  if (!payment || paidOn === undefined || paidOn === null) return new Map();
  const afterPayment = (order: Order, from = order.day) =>
    dealingDay(market, order, from > paidOn ? from : paidOn);
  // A closing takes what the withdrawals before it leave: it is never executed before them.
  const dayOf = (order: Order): string | null => {
    const before = orders
      .filter(({ kind, day }) => kind === 'withdrawal' && order.kind === 'closing' && day <= order.day)
      .map((withdrawal) => afterPayment(withdrawal));
    if (before.includes(null)) return null;
    return afterPayment(
      order,
      before.reduce<string>((last, day) => (day !== null && day > last ? day : last), order.day),
    );
  };
  const scheduled = orders
    .flatMap((order): Pricing[] => {
      const day = dayOf(order);
      return day === null
        ? []
        : [{ market, order, day, nav: fixed(market.navs[order.strategy].get(day) ?? '') }];
    })
    .toSorted((a, b) =>
      a.day === b.day ? kindOrder[a.order.kind] - kindOrder[b.order.kind] : a.day < b.day ? -1 : 1,
    );
  const deals = new Map<Order, Deal>();
  let held = 0n;
  for (const pricing of scheduled) {
    const deal = pricing.order.kind === 'payment' ? payIn(pricing) : takeOut(pricing, held);
    held += pricing.order.kind === 'payment' ? deal.units : -deal.units;
    deals.set(pricing.order, deal);
  }
  return deals;
}

/** Each order with what is booked of it; those of a contract on one day by number, which is their place in the list. */
export function executeAll(market: DrawnMarket, orders: readonly Order[]): Entry[] {
  const byContract = Map.groupBy(orders, ({ contract }) => contract);
  const deals = new Map([...byContract.values()].flatMap((own) => [...executeContract(market, own)]));
  return orders.map((order) => ({ ...order, deal: deals.get(order) ?? null }));
}
