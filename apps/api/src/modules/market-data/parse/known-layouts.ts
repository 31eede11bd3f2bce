// What the columns of a file mean, as far as its header and its first lines show: a proposal that a person checks.
import { foldText } from '@repo/domain/format';
import type { DateFormat, ImportMapping } from '../import-mapping.schema.ts';
import type { FileHeader } from './file-header.ts';

interface Layout {
  source: string;
  /** Folded; of a file without a header, how many columns it has. */
  columns: readonly string[] | number;
  /** Ranks of the day, and of the close. */
  date: number;
  value: number;
}

const ohlc = ['open', 'high', 'low', 'close'] as const;

/** Exports of one series a file. */
const layouts: readonly Layout[] = [
  { source: 'Yahoo Finance', columns: ['date', ...ohlc, 'adj close', 'volume'], date: 0, value: 4 },
  { source: 'Kraken', columns: ['time', ...ohlc, 'vwap', 'volume', 'count'], date: 0, value: 4 },
  { source: 'Kraken', columns: ['timestamp', ...ohlc, 'volume', 'trades'], date: 0, value: 4 },
  { source: 'Kraken', columns: 7, date: 0, value: 4 },
  { source: 'Kraken', columns: 8, date: 0, value: 4 },
  { source: 'Coinbase', columns: ['time', 'low', 'high', 'open', 'close', 'volume'], date: 0, value: 4 },
  {
    source: 'Binance',
    columns: [
      'open_time',
      ...ohlc,
      'volume',
      'close_time',
      'quote_volume',
      'count',
      'taker_buy_volume',
      'taker_buy_quote_volume',
      'ignore',
    ],
    date: 0,
    value: 4,
  },
  { source: 'Binance', columns: 12, date: 0, value: 4 },
];

const dateNames = ['date', 'jour', 'day', 'time', 'timestamp', 'open_time', 'unix'];
const valueNames = [
  'close',
  'cloture',
  'vl',
  'nav',
  'cours',
  'taux',
  'rate',
  'price',
  'prix',
  'valeur',
  'dernier',
];
const seriesNames = ['strategie', 'fonds', 'produit', 'paire', 'pair', 'symbol', 'symbole', 'ticker'];

export interface Proposal {
  /** Whose export it is; null of a header that is not known. */
  source: string | null;
  mapping: ImportMapping | null;
}

/** `rows`: the first lines of data. */
export function proposeMapping(header: FileHeader, rows: readonly (readonly string[])[]): Proposal {
  const folded = header.names.map((name) => foldText(name).trim());
  const layout = layouts.find(({ columns }) =>
    typeof columns === 'number'
      ? !header.isWritten && columns === folded.length
      : columns.length === folded.length && columns.every((name, index) => name === folded[index]),
  );
  const rankOf = (names: readonly string[]) =>
    names.map((name) => folded.indexOf(name)).find((rank) => rank !== -1);
  const [date, value] = layout ? [layout.date, layout.value] : [rankOf(dateNames), rankOf(valueNames)];
  const dateColumn = date === undefined ? undefined : header.names[date];
  const valueColumn = value === undefined ? undefined : header.names[value];
  if (date === undefined || value === undefined || dateColumn === undefined || valueColumn === undefined) {
    return { source: null, mapping: null };
  }
  const series = layout ? undefined : rankOf(seriesNames);
  return {
    source: layout?.source ?? null,
    mapping: {
      dateColumn,
      valueColumn,
      seriesColumn: series === undefined ? null : (header.names[series] ?? null),
      dateFormat: guessDateFormat(rows.map((row) => row[date] ?? '')),
      decimalSeparator: rows.some((row) => /,\d+$/.test(row[value] ?? '')) ? ',' : '.',
    },
  };
}

const formats: readonly (readonly [RegExp, DateFormat])[] = [
  [/^\d{9,10}$/, 'unix_seconds'],
  [/^\d{12,13}$/, 'unix_ms'],
  [/^\d{15,16}$/, 'unix_us'],
  [/^\d{4}-\d{2}-\d{2}/, 'yyyy-mm-dd'],
];

function guessDateFormat(cells: readonly string[]): DateFormat {
  const cell = cells.find((text) => text !== '') ?? '';
  return formats.find(([pattern]) => pattern.test(cell))?.[1] ?? 'dd/mm/yyyy';
}
