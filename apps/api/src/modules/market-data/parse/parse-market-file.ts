import { foldText } from '@repo/domain/format';
import { importLimits } from '../import-limits.ts';
import type { ImportMapping } from '../import-mapping.schema.ts';
import { importTexts } from '../market-data.texts.ts';
import { findSeries } from '../series-names.ts';
import { UnreadableCsv } from './csv-records.ts';
import type { FileHeader } from './file-header.ts';
import { parseEcbFile } from './parse-ecb-file.ts';
import { parseEcbXml } from './parse-ecb-xml.ts';
import { parseMappedFile } from './parse-mapped-file.ts';
import { parseCryptoFile, parseNavFile } from './parse-series-file.ts';
import type { ParsedFile } from './parsed-file.ts';

export type ImportKind = 'nav' | 'fx_ecb' | 'fx_crypto';

/** The currencies the central bank quotes that the product shows, and the crypto pairs (finance.md). */
export const ecbCurrencies = ['USD', 'CHF'] as const;
export const cryptoPairs = ['BTC/EUR', 'ETH/EUR', 'USDC/EUR', 'EURC/EUR', 'WBTC/EUR'] as const;

/** The series that a kind of file may hold, as people name them. */
export function seriesOfKind(kind: ImportKind, strategies: readonly string[]): readonly string[] {
  const series: Record<ImportKind, readonly string[]> = {
    nav: strategies,
    fx_ecb: ecbCurrencies.map((currency) => `EUR/${currency}`),
    fx_crypto: cryptoPairs,
  };
  return series[kind];
}

export interface ParseContext {
  strategies: readonly string[];
  /** Europe/Paris day; a value dated later is an error. */
  today: string;
  /** How the file is read when it is not the template. */
  mapped?: MappedContext | null;
}

export interface MappedContext {
  mapping: ImportMapping;
  /** Of the whole file, where no column names it. */
  series: string | null;
  /** The day in UTC: that of an exchange is not over. */
  utcToday: string;
}

const { nav: navDecimals, fx: fxDecimals } = importLimits.maxDecimals;

const parsers: Record<ImportKind, (text: string, context: ParseContext) => Promise<ParsedFile>> = {
  nav: (text, context) => parseNavFile(text, { ...context, maxDecimals: navDecimals }),
  fx_ecb: (text, { today }) => {
    const parseEcb = text.trimStart().startsWith('<') ? parseEcbXml : parseEcbFile;
    return parseEcb(text, { currencies: ecbCurrencies, today, maxDecimals: fxDecimals });
  },
  fx_crypto: (text, { today }) =>
    parseCryptoFile(text, { pairs: cryptoPairs, today, maxDecimals: fxDecimals }),
};

/** The columns of our own template, and of the files that the central bank publishes. */
const templateColumns: Record<ImportKind, readonly string[]> = {
  nav: ['date', 'strategie', 'vl'],
  fx_ecb: ['date', ...ecbCurrencies.map(foldText)],
  fx_crypto: ['date', 'paire', 'cours'],
};

/** Whether a file is read without a mapping: its columns have names that are known, in any order. */
export function isTemplate(kind: ImportKind, text: string, { names }: FileHeader): boolean {
  if (text.trimStart().startsWith('<')) return true;
  const folded = names.map(foldText);
  return templateColumns[kind].every((column) => folded.includes(column));
}

/** Reads an imported file whole; what stops the reading is reported like any other wrong line. */
export async function parseMarketFile(
  kind: ImportKind,
  text: string,
  context: ParseContext,
): Promise<ParsedFile> {
  try {
    if (text.trim() === '') throw new UnreadableCsv({ line: 1, message: importTexts.emptyFile });
    const { mapped = null } = context;
    return await (mapped === null
      ? parsers[kind](text, context)
      : parseMapped(kind, text, { ...context, ...mapped }));
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    return { values: [], skipped: 0, ignored: [], errors: [error.at], errorCount: 1, refused: [] };
  }
}

function parseMapped(
  kind: ImportKind,
  text: string,
  { strategies, today, utcToday, mapping, series }: ParseContext & MappedContext,
): Promise<ParsedFile> {
  const knownSeries = seriesOfKind(kind, strategies);
  const isNav = kind === 'nav';
  return parseMappedFile(text, {
    mapping,
    series,
    knownSeries,
    findSeries: (written) => findSeries(written, knownSeries),
    unknownSeries: isNav ? importTexts.unknownStrategy : importTexts.unknownPair,
    maxDecimals: isNav ? navDecimals : fxDecimals,
    today,
    endOfClosedDays: isNav ? null : utcToday,
  });
}
