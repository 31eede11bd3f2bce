/** Builders shared by the tests of this folder: markets, flows and random histories. */
import * as fc from 'fast-check';
import { addDays, type IsoDay } from '../dates/index.ts';
import { type DisplayCurrency, decimal, type FxQuotes, PAYMENT_ASSETS, toText } from '../money/index.ts';
import type { FeeSchedule } from './invest.ts';
import type { Flow } from './ledger.ts';
import type { MarketInput } from './market.ts';
import type { Navs, Strategy } from './prices.ts';

export const USDFY: Strategy = { key: 'USDFY', referenceCurrency: 'USD' };
const STRATEGIES: readonly Strategy[] = [
  { key: 'BTCFY', referenceCurrency: 'BTC' },
  { key: 'ETHFY', referenceCurrency: 'ETH' },
  { key: 'EURFY', referenceCurrency: 'EUR' },
  USDFY,
];

export const FEES: FeeSchedule = {
  subscriptionPercent: decimal('0.1'),
  fxPercent: decimal('0.5'),
  exitPercent: decimal('0.2'),
};

export const NO_FEES: FeeSchedule = {
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

type Detail = Partial<Pick<Flow, 'id' | 'contractId' | 'strategy' | 'fees'>>;

export function payment(day: IsoDay, amount: string, asset: string, detail: Detail = {}): Flow {
  const base = { id: `p-${day}-${amount}`, contractId: 'c1', strategy: 'USDFY', ...detail };
  return { ...base, kind: 'payment', day, asset, amount: decimal(amount) };
}

export function withdrawal(day: IsoDay, amount: string, currency: string, detail: Detail = {}): Flow {
  const base = { id: `w-${day}-${amount}`, contractId: 'c1', strategy: 'USDFY', ...detail };
  return { ...base, kind: 'withdrawal', day, currency, amount: decimal(amount) };
}

export function closing(day: IsoDay, detail: Detail = {}): Flow {
  return { id: `x-${day}`, contractId: 'c1', strategy: 'USDFY', ...detail, kind: 'closing', day };
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

/** A random market, and the flows of a client. */
export interface History {
  readonly market: MarketInput;
  readonly flows: readonly Flow[];
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

const contractOf = (index: number): fc.Arbitrary<Flow[]> =>
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
      const detail = { contractId: `c${index}`, strategy: strategy.key };
      const flows: Flow[] = [payment(day, amount(cents), asset, { ...detail, id: `${index}-p` })];
      for (const [rank, taken] of out.entries()) {
        flows.push(withdrawal(taken.day, amount(taken.cents), asset, { ...detail, id: `${index}-w${rank}` }));
      }
      if (closedOn !== undefined) flows.push(closing(closedOn, { ...detail, id: `${index}-x` }));
      return flows;
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
  .map(({ navs, quotes, contracts }) => ({
    market: {
      strategies: STRATEGIES,
      navs: navs.flat(),
      fx: quotes.flat(),
      until: addDays(FIRST_DAY, HISTORY_DAYS - 1),
    },
    flows: contracts.flat(),
  }));
