import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import { createMarketSeries, demoStrategies, type MarketSeries } from './market-series.ts';
import { createRandom, seedOf } from './random.ts';

/**
 * Market files as staff receive them, for the browser journey and for trying the imports by hand. Pure: the
 * same last day gives the same text, to the byte.
 */
export interface MarketFiles {
  /** `date;strategie;vl`, dd/mm/yyyy, decimal comma. */
  navCsv: string;
  /** The layout of the European Central Bank's `eurofxref-hist.csv`. */
  ecbCsv: string;
  /** `date;paire;cours`, dd/mm/yyyy, decimal comma. */
  cryptoCsv: string;
  /** The values the three files hold, for an independent computation. */
  series: MarketSeries;
}

export function createMarketFiles(options: { lastDay: string; years?: number }): MarketFiles {
  const lastDay = isoDay(options.lastDay);
  const firstDay = addDays(lastDay, -Math.round(365.25 * (options.years ?? 2)));
  const series = createMarketSeries(firstDay, lastDay);
  return {
    navCsv: writeNavCsv(series),
    ecbCsv: writeEcbCsv(series),
    cryptoCsv: writeCryptoCsv(series),
    series,
  };
}

export function writeNavCsv(series: MarketSeries): string {
  const days = series.navs.USDFY.map((point) => point.day);
  const lines = days.flatMap((day, index) =>
    demoStrategies.map(
      (strategy) => `${frenchDay(day)};${strategy};${frenchDecimal(series.navs[strategy][index]?.value)}`,
    ),
  );
  return `${['date;strategie;vl', ...lines].join('\r\n')}\r\n`;
}

export function writeCryptoCsv(series: MarketSeries): string {
  const pairs = ['BTC/EUR', 'ETH/EUR'] as const;
  const lines = series.fx['BTC/EUR'].flatMap(({ day }, index) =>
    pairs.map((pair) => `${frenchDay(day)};${pair};${frenchDecimal(series.fx[pair][index]?.value)}`),
  );
  return `${['date;paire;cours', ...lines].join('\r\n')}\r\n`;
}

/** The published column order; the levels only make the other columns believable. */
const ecbColumns: readonly (readonly [currency: string, level: number | 'N/A'])[] = [
  ['USD', 1.0868],
  ['JPY', 161.2],
  ['BGN', 1.9558],
  ['CYP', 'N/A'],
  ['CZK', 25.11],
  ['DKK', 7.4588],
  ['EEK', 'N/A'],
  ['GBP', 0.8441],
  ['HUF', 402.3],
  ['LTL', 'N/A'],
  ['LVL', 'N/A'],
  ['MTL', 'N/A'],
  ['PLN', 4.287],
  ['ROL', 'N/A'],
  ['RON', 4.976],
  ['SEK', 11.38],
  ['SIT', 'N/A'],
  ['SKK', 'N/A'],
  ['CHF', 0.9614],
  ['ISK', 149.7],
  ['NOK', 11.71],
  ['HRK', 'N/A'],
  ['RUB', 'N/A'],
  ['TRL', 'N/A'],
  ['TRY', 36.2],
  ['AUD', 1.652],
  ['BRL', 6.12],
  ['CAD', 1.489],
  ['CNY', 7.76],
  ['HKD', 8.46],
  ['IDR', 17_310],
  ['ILS', 4.03],
  ['INR', 91.4],
  ['KRW', 1_489],
  ['MXN', 20.3],
  ['MYR', 4.81],
  ['NZD', 1.807],
  ['PHP', 62.3],
  ['SGD', 1.437],
  ['THB', 37.1],
  ['ZAR', 19.8],
];

/** Newest day first, `N/A` for currencies no longer quoted, a comma at the end of every line. */
export function writeEcbCsv(series: MarketSeries): string {
  const random = createRandom(seedOf('ecb other currencies'));
  const dollar = new Map(series.fx['EUR/USD'].map((point) => [point.day, point.value]));
  const franc = new Map(series.fx['EUR/CHF'].map((point) => [point.day, point.value]));
  const cell = (currency: string, level: number | 'N/A', day: IsoDay) => {
    if (currency === 'USD') return dollar.get(day) ?? 'N/A';
    if (currency === 'CHF') return franc.get(day) ?? 'N/A';
    return level === 'N/A' ? level : (level * (1 + 0.01 * random.normal())).toFixed(4);
  };
  const header = ['Date', ...ecbColumns.map(([currency]) => currency), ''].join(',');
  const lines = [...dollar.keys()]
    .toSorted()
    .toReversed()
    .map((day) => [day, ...ecbColumns.map(([currency, level]) => cell(currency, level, day)), ''].join(','));
  return `${[header, ...lines].join('\n')}\n`;
}

function frenchDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

function frenchDecimal(value = ''): string {
  return value.replace('.', ',');
}
