// Random markets and the random histories of clients in them: small, and varied where the rules are.
import * as fc from 'fast-check';
import { isClosed } from './calendar.ts';

export const strategies = ['usdfy', 'btcfy', 'ethfy', 'eurfy'] as const;
export type StrategyId = (typeof strategies)[number];
export const currencies = ['EUR', 'USD', 'CHF', 'BTC', 'ETH'] as const;
export type Currency = (typeof currencies)[number];
export const referenceOf = { usdfy: 'USD', btcfy: 'BTC', ethfy: 'ETH', eurfy: 'EUR' } as const;
const assets = ['EURO', 'BTC', 'ETH', 'USDC', 'EURC', 'WBTC'] as const;
export type Asset = (typeof assets)[number];

/** What is published of one series: a day, a plain decimal text. */
export type Published = ReadonlyMap<string, string>;

export interface DrawnMarket {
  /** Every day a history may speak of, those after the last publication included. */
  days: readonly string[];
  navs: Readonly<Record<StrategyId, Published>>;
  /** As received: one euro in USD and CHF, one BTC and one ETH in euros. */
  quotes: Readonly<Record<Exclude<Currency, 'EUR'>, Published>>;
}

/** A withdrawal of a part of what was paid in, whatever it has become: it may be more than is held. */
interface DrawnOut {
  after: number;
  percent: number;
  requested: Currency;
}

export interface DrawnContract {
  strategy: StrategyId;
  asset: Asset;
  amount: string;
  /** Its final state. Money was received in the last five. */
  fate:
    | ('pending' | 'canceled' | 'refused' | 'unpaid' | 'renounced')
    | ('paid' | 'closed' | 'renouncedPaid' | 'renouncedClosed');
  /** Indexes of `DrawnMarket.days`. */
  paidOn: number;
  closedAfter: number;
  fees: readonly [subscription: string, fx: string, exit: string];
  outs: readonly DrawnOut[];
}

export interface DrawnBatch {
  market: DrawnMarket;
  clients: readonly { contracts: readonly DrawnContract[]; currency: Currency }[];
  amended: { strategy: StrategyId; pick: number };
}

const PUBLISHED_DAYS = 12;
const LATER_DAYS = 3;

/** Around 29 February, the year's end, Easter and 1 May, both changes of hour, and an ordinary week. */
const firstDays = fc.constantFrom(
  '2024-02-24',
  '2028-02-27',
  '2025-12-23',
  '2024-03-27',
  '2025-04-16',
  '2026-04-28',
  '2026-10-21',
  '2026-06-01',
);

function daysFrom(first: string): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: PUBLISHED_DAYS + LATER_DAYS }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  );
}

interface SeriesShape {
  /** In units of the last decimal. */
  range: readonly [number, number];
  decimals: number;
  /** It may be published with the same value every day. */
  canStandStill: boolean;
  /** Never published, or from so many days after the first. */
  starts: readonly (number | 'never')[];
}

const series = ({ range: [min, max], decimals, canStandStill, starts }: SeriesShape) =>
  fc
    .record({
      standsStill: canStandStill ? fc.constantFrom(false, false, true) : fc.constant(false),
      start: fc.constantFrom(...starts),
      skipsClosedDays: fc.boolean(),
      values: fc.array(fc.option(fc.integer({ min, max }), { freq: 10 }), {
        minLength: PUBLISHED_DAYS,
        maxLength: PUBLISHED_DAYS,
      }),
    })
    .map(({ standsStill, start, skipsClosedDays, values }) => (days: readonly string[]): Published => {
      if (start === 'never') return new Map();
      const first = values.find((value) => value !== null) ?? min;
      return new Map(
        values.flatMap((value, index) => {
          const day = days[index] ?? '';
          if (index < start || value === null) return [];
          if (skipsClosedDays && index > start && isClosed(day)) return [];
          const digits = String(standsStill ? first : value).padStart(decimals + 1, '0');
          return [[day, `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`] as const];
        }),
      );
    });

const nav = (min: number, max: number) =>
  series({
    range: [min, max],
    decimals: 4,
    canStandStill: false,
    starts: [0, 0, 0, 0, 0, 2, 5, 'never'],
  });
const quote = (min: number, max: number, decimals: number) =>
  series({ range: [min, max], decimals, canStandStill: true, starts: [0, 0, 0, 0, 0, 1, 3] });

const market: fc.Arbitrary<DrawnMarket> = fc
  .record({
    first: firstDays,
    navs: fc.record({
      usdfy: nav(800_000, 1_300_000),
      btcfy: nav(990_000, 1_030_000),
      ethfy: nav(700_000, 1_500_000),
      eurfy: nav(995_000, 1_010_000),
    }),
    quotes: fc.record({
      USD: quote(95_000, 125_000, 5),
      CHF: quote(90_000, 110_000, 5),
      BTC: quote(3_000_000, 9_000_000, 2),
      ETH: quote(100_000, 400_000, 2),
    }),
  })
  .map(({ first, navs, quotes }) => {
    const days = daysFrom(first);
    return {
      days,
      navs: {
        usdfy: navs.usdfy(days),
        btcfy: navs.btcfy(days),
        ethfy: navs.ethfy(days),
        eurfy: navs.eurfy(days),
      },
      quotes: { USD: quotes.USD(days), CHF: quotes.CHF(days), BTC: quotes.BTC(days), ETH: quotes.ETH(days) },
    };
  });

/** Twice a number of hundredths, or of eight decimals: a half of it can be typed as well. */
const SMALLEST_HALF = 500;
const amountOf = { EURO: 2, EURC: 2, USDC: 2, BTC: 8, WBTC: 8, ETH: 6 } as const;

const contract: fc.Arbitrary<DrawnContract> = fc
  .record({
    strategy: fc.constantFrom(...strategies),
    asset: fc.constantFrom(...assets),
    half: fc.integer({ min: SMALLEST_HALF, max: 4_000_000 }),
    fate: fc.constantFrom<DrawnContract['fate']>(
      ...(['pending', 'canceled', 'refused', 'unpaid', 'renounced', 'renouncedPaid'] as const),
      ...(['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'closed', 'closed', 'closed'] as const),
    ),
    paidOn: fc.integer({ min: 0, max: PUBLISHED_DAYS }),
    closedAfter: fc.integer({ min: 0, max: 6 }),
    fees: fc.constantFrom<DrawnContract['fees']>(
      ['0.1', '0.5', '0.2'],
      ['0', '0', '0'],
      ['1.25', '0.35', '2'],
    ),
    outs: fc.array(
      fc.record({
        after: fc.integer({ min: 0, max: 6 }),
        // No two of them add up to 100: which of two roundings is the larger would then decide whether dust is left.
        percent: fc.constantFrom(1, 10, 33, 52, 87, 300),
        requested: fc.constantFrom(...currencies),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ half, ...drawn }) => {
    const decimals = amountOf[drawn.asset];
    const digits = String(2 * half).padStart(decimals + 1, '0');
    // Of those renounced once they were paid, every other one had been closed before.
    const isClosedFirst = drawn.fate === 'renouncedPaid' && half % 2 === 0;
    const fate = isClosedFirst ? 'renouncedClosed' : drawn.fate;
    return { ...drawn, fate, amount: `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` };
  });

export const CLIENTS_A_MARKET = 20;

export const batches: fc.Arbitrary<DrawnBatch> = fc.record({
  market,
  clients: fc.array(
    fc.record({
      contracts: fc.array(contract, { minLength: 1, maxLength: 6, size: 'max' }),
      currency: fc.constantFrom(...currencies),
    }),
    { minLength: CLIENTS_A_MARKET, maxLength: CLIENTS_A_MARKET },
  ),
  amended: fc.record({ strategy: fc.constantFrom(...strategies), pick: fc.nat() }),
});
