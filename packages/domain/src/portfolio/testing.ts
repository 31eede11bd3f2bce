/** Builders shared by the tests of this folder and of the books: markets, orders and random histories. */
import * as fc from 'fast-check';
import {
  type EntryFees,
  executeOrders,
  type HasQuote,
  movementsOf,
  type Order,
  publishedQuote,
} from '../books/index.ts';
import { addDays, type IsoDay } from '../dates/index.ts';
import {
  type Decimal,
  type DisplayCurrency,
  decimal,
  type FxQuotes,
  PAYMENT_ASSETS,
  type PaymentAsset,
  parCurrency,
  toText,
} from '../money/index.ts';
import type { Booked } from './ledger.ts';
import { type MarketInput, prepareMarket } from './market.ts';
import type { Navs, Strategy } from './prices.ts';

export const USDFY: Strategy = { key: 'USDFY', referenceCurrency: 'USD' };
const STRATEGIES: readonly Strategy[] = [
  { key: 'BTCFY', referenceCurrency: 'BTC' },
  { key: 'ETHFY', referenceCurrency: 'ETH' },
  { key: 'EURFY', referenceCurrency: 'EUR' },
  USDFY,
];

interface Fees extends EntryFees {
  readonly exitPercent: Decimal;
}

export const FEES: Fees = {
  subscriptionPercent: decimal('0.1'),
  fxPercent: decimal('0.5'),
  exitPercent: decimal('0.2'),
};

export const NO_FEES: Fees = {
  subscriptionPercent: decimal(0),
  fxPercent: decimal(0),
  exitPercent: decimal(0),
};

/** One-day publications, which tests can shuffle and amend. */
export function nav(strategy: string, day: IsoDay, value: string): Navs {
  return { strategy, days: [day], values: [value] };
}

export function fx(base: DisplayCurrency, quote: DisplayCurrency, day: IsoDay, rate: string): FxQuotes {
  return { base, quote, days: [day], values: [rate] };
}

interface Detail {
  readonly id?: string;
  readonly contractId?: string;
  readonly strategy?: Strategy;
  readonly asset?: PaymentAsset;
  readonly fees?: Fees;
}

function orderBase(id: string, orderDay: IsoDay, detail: Detail) {
  const { contractId = 'c1', strategy = USDFY, asset = 'EURC' } = detail;
  return { id: detail.id ?? id, contractId, strategy, asset, orderDay };
}

export function payment(day: IsoDay, amount: string, asset: PaymentAsset, detail: Detail = {}): Order {
  const { fees = FEES } = detail;
  return {
    ...orderBase(`p-${day}-${amount}`, day, { ...detail, asset }),
    kind: 'payment',
    gross: decimal(amount),
    fees,
  };
}

export function withdrawal(day: IsoDay, amount: string, currency: string, detail: Detail = {}): Order {
  const { fees = FEES } = detail;
  return {
    ...orderBase(`w-${day}-${amount}`, day, detail),
    kind: 'withdrawal',
    request: { kind: 'amount', amount: decimal(amount), currency: parCurrency(currency) },
    exitPercent: fees.exitPercent,
  };
}

export function closing(day: IsoDay, detail: Detail = {}): Order {
  const { fees = FEES } = detail;
  const { exitPercent } = fees;
  return { ...orderBase(`x-${day}`, day, detail), kind: 'closing', request: { kind: 'all' }, exitPercent };
}

/** The orders as executed at the market's prices; by default the quote of a day, or the last one before it, will do. */
export function book(orders: readonly Order[], input: MarketInput, hasQuote?: HasQuote): Booked {
  const { prices } = prepareMarket(input);
  const anyQuote: HasQuote = (currency, day) => prices.fx.eurValue(currency, day) !== undefined;
  const executed = executeOrders(orders, { prices, hasQuote: hasQuote ?? anyQuote });
  return {
    movements: movementsOf(executed),
    waiting: executed.waiting.flatMap((order) => {
      if (order.kind !== 'payment') return [];
      const { contractId, strategy, orderDay, asset, gross: amount } = order;
      return [{ contractId, strategy: strategy.key, orderDay, asset, amount }];
    }),
  };
}

/** The worked example of docs/money.md. A dollar is quoted there in EUR. */
export const EXAMPLE: MarketInput = {
  strategies: [USDFY],
  navs: [
    nav('USDFY', '2026-01-01', '100'),
    nav('USDFY', '2026-01-02', '101'),
    nav('USDFY', '2026-01-03', '100.495'),
    nav('USDFY', '2026-01-04', '102'),
  ],
  fx: [fx('USD', 'EUR', '2026-01-01', '0.90'), fx('USD', 'EUR', '2026-01-03', '0.92')],
  until: '2026-01-04',
};

export const FIRST_DAY: IsoDay = '2025-12-20';
const HISTORY_DAYS = 40;

/** A random market, the orders of a client, and what was booked for them on the days the market published. */
export interface History {
  readonly market: MarketInput;
  readonly orders: readonly Order[];
  readonly booked: Booked;
}

/** The orders as executed at the market's prices, each waiting for the quotes that are due. */
export function play(market: MarketInput, orders: readonly Order[]): History {
  return { market, orders, booked: book(orders, market, publishedQuote(prepareMarket(market).prices)) };
}

// NAVs from 50 to 200, published on three days out of four; the first day of a strategy varies.
const navsOf = (strategy: Strategy): fc.Arbitrary<Navs[]> =>
  fc
    .array(
      fc.record({
        isPublished: fc.integer({ min: 0, max: 3 }),
        cents: fc.integer({ min: 5_000, max: 20_000 }),
      }),
      {
        minLength: HISTORY_DAYS,
        maxLength: HISTORY_DAYS,
      },
    )
    .map((days) =>
      days.flatMap(({ isPublished, cents }, index) =>
        isPublished > 0 ? [nav(strategy.key, addDays(FIRST_DAY, index), amount(cents))] : [],
      ),
    );

// Quoted on the day before the first, so that every amount can be converted; then at random.
const quotesOf = (base: DisplayCurrency, quote: DisplayCurrency, scale: number): fc.Arbitrary<FxQuotes[]> =>
  fc
    .array(fc.record({ gap: fc.integer({ min: 1, max: 4 }), percent: fc.integer({ min: 70, max: 140 }) }), {
      minLength: 1,
      maxLength: 20,
    })
    .map((steps) => {
      let offset = -2;
      return steps.map(({ gap, percent }) => {
        offset += gap;
        const day = addDays(FIRST_DAY, Math.max(-1, offset - gap + 1));
        return fx(base, quote, day, toText(decimal(percent).times(decimal(scale)).div(100)));
      });
    })
    .map((quotes) => [...new Map(quotes.map((published) => [published.days[0], published])).values()]);

const dayIn: fc.Arbitrary<IsoDay> = fc
  .integer({ min: 0, max: HISTORY_DAYS - 1 })
  .map((offset) => addDays(FIRST_DAY, offset));

const amount = (cents: number): string => decimal(cents).div(100).toFixed();

const contractOf = (index: number): fc.Arbitrary<Order[]> =>
  fc
    .record({
      strategy: fc.constantFrom(...STRATEGIES),
      day: dayIn,
      asset: fc.constantFrom(...PAYMENT_ASSETS),
      cents: fc.integer({ min: 1, max: 5_000_000 }),
      out: fc.array(fc.record({ day: dayIn, cents: fc.integer({ min: 1, max: 500_000 }) }), { maxLength: 3 }),
      closedOn: fc.option(dayIn, { nil: undefined }),
    })
    .map(({ strategy, day, asset, cents, out, closedOn }) => {
      const detail = { contractId: `c${index}`, strategy, asset };
      const later = (exit: IsoDay) => (exit > day ? exit : day);
      const orders: Order[] = [payment(day, amount(cents), asset, { ...detail, id: `${index}-p` })];
      for (const [rank, taken] of out.entries()) {
        orders.push(
          withdrawal(later(taken.day), amount(taken.cents), asset, { ...detail, id: `${index}-w${rank}` }),
        );
      }
      if (closedOn !== undefined) orders.push(closing(later(closedOn), { ...detail, id: `${index}-x` }));
      return orders;
    });

export const histories: fc.Arbitrary<History> = fc
  .record({
    navs: fc.tuple(...STRATEGIES.map(navsOf)),
    quotes: fc.tuple(
      quotesOf('EUR', 'USD', 1.1),
      quotesOf('EUR', 'CHF', 0.95),
      quotesOf('BTC', 'EUR', 60_000),
      quotesOf('ETH', 'EUR', 3_000),
    ),
    contracts: fc
      .integer({ min: 1, max: 5 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => contractOf(i)))),
  })
  .map(({ navs, quotes, contracts }) =>
    play(
      {
        strategies: STRATEGIES,
        navs: navs.flat(),
        fx: quotes.flat(),
        until: addDays(FIRST_DAY, HISTORY_DAYS - 1),
      },
      contracts.flat(),
    ),
  );

/** A figure that has every quote it needs: a test that reads `undefined` instead fails. */
export function known<Value>(figure: Value | null | undefined): Value {
  if (figure === undefined || figure === null) throw new Error('not computable');
  return figure;
}
