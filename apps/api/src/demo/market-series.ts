import { hasQuoteDay } from '@repo/domain/books';
import { addDays, type IsoDay } from '@repo/domain/dates';
import type { DisplayCurrency } from '@repo/domain/money';
import { createRandom, seedOf } from './random.ts';

/** One published value; `value` is a decimal string. */
export interface SeriesPoint {
  day: IsoDay;
  value: string;
}

export interface MarketSeries {
  navs: Record<DemoStrategy, SeriesPoint[]>;
  fx: Record<DemoPair, SeriesPoint[]>;
}

export const demoStrategies = ['USDFY', 'BTCFY', 'ETHFY', 'EURFY'] as const;
export type DemoStrategy = (typeof demoStrategies)[number];
export const demoPairs = ['EUR/USD', 'EUR/CHF', 'BTC/EUR', 'ETH/EUR'] as const;
export type DemoPair = (typeof demoPairs)[number];

interface NavModel {
  /** Expected net yield a year. */
  drift: number;
  dailyVolatility: number;
}

const navModels: Record<DemoStrategy, NavModel> = {
  USDFY: { drift: 0.095, dailyVolatility: 0.0011 },
  BTCFY: { drift: 0.052, dailyVolatility: 0.0016 },
  ETHFY: { drift: 0.064, dailyVolatility: 0.0018 },
  EURFY: { drift: 0.072, dailyVolatility: 0.0008 },
};

interface RateModel {
  start: number;
  dailyVolatility: number;
  decimals: number;
  /** The quoted currency, whose source has its calendar: the ECB's working days, crypto every day. */
  currency: DisplayCurrency;
  /** The level the walk is drawn back to, and how hard each day: a demonstration must stay believable. */
  pull: number;
}

const rateModels: Record<DemoPair, RateModel> = {
  'EUR/USD': { start: 1.0868, dailyVolatility: 0.0042, decimals: 4, currency: 'USD', pull: 0.01 },
  'EUR/CHF': { start: 0.9614, dailyVolatility: 0.0031, decimals: 4, currency: 'CHF', pull: 0.01 },
  'BTC/EUR': { start: 58_214.1, dailyVolatility: 0.024, decimals: 2, currency: 'BTC', pull: 0.004 },
  'ETH/EUR': { start: 2_812.45, dailyVolatility: 0.031, decimals: 2, currency: 'ETH', pull: 0.004 },
};

const NAV_DECIMALS = 6;

/** Every day from `first` to `last`, both included. */
export function everyDay(first: IsoDay, last: IsoDay): IsoDay[] {
  const days: IsoDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Net asset values every day of the week, rates on the days their source publishes; `first`–`last` included. */
export function createMarketSeries(first: IsoDay, last: IsoDay): MarketSeries {
  const days = everyDay(first, last);
  return {
    navs: {
      USDFY: navSeries('USDFY', days),
      BTCFY: navSeries('BTCFY', days),
      ETHFY: navSeries('ETHFY', days),
      EURFY: navSeries('EURFY', days),
    },
    fx: {
      'EUR/USD': rateSeries('EUR/USD', days),
      'EUR/CHF': rateSeries('EUR/CHF', days),
      'BTC/EUR': rateSeries('BTC/EUR', days),
      'ETH/EUR': rateSeries('ETH/EUR', days),
    },
  };
}

function navSeries(strategy: DemoStrategy, days: IsoDay[]): SeriesPoint[] {
  const random = createRandom(seedOf(`nav ${strategy}`));
  const { drift, dailyVolatility } = navModels[strategy];
  const dailyDrift = (1 + drift) ** (1 / 365.25) - 1;
  let level = 100;
  return days.map((day, index) => {
    if (index > 0) level *= 1 + dailyDrift + dailyVolatility * random.normal();
    return { day, value: index === 0 ? '100' : level.toFixed(NAV_DECIMALS) };
  });
}

function rateSeries(pair: DemoPair, days: IsoDay[]): SeriesPoint[] {
  const random = createRandom(seedOf(`rate ${pair}`));
  const { start, dailyVolatility, decimals, currency, pull } = rateModels[pair];
  let level = start;
  const points: SeriesPoint[] = [];
  for (const day of days) {
    if (!hasQuoteDay(currency, day)) continue;
    level *= Math.exp(dailyVolatility * random.normal() - pull * Math.log(level / start));
    points.push({ day, value: level.toFixed(decimals) });
  }
  return points;
}
