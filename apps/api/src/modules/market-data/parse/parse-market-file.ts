import { importLimits } from '../import-limits.ts';
import { importTexts } from '../market-data.texts.ts';
import { UnreadableCsv } from './csv-records.ts';
import { parseEcbFile } from './parse-ecb-file.ts';
import { parseEcbXml } from './parse-ecb-xml.ts';
import { parseCryptoFile, parseNavFile } from './parse-series-file.ts';
import type { ParsedFile } from './parsed-file.ts';

export type ImportKind = 'nav' | 'fx_ecb' | 'fx_crypto';

/** The currencies the central bank quotes that the product shows, and the crypto pairs (finance.md). */
export const ecbCurrencies = ['USD', 'CHF'] as const;
export const cryptoPairs = ['BTC/EUR', 'ETH/EUR'] as const;

export interface ParseContext {
  strategies: readonly string[];
  /** Europe/Paris day; a value dated later is an error. */
  today: string;
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

/** Reads an imported file whole; what stops the reading is reported like any other wrong line. */
export async function parseMarketFile(
  kind: ImportKind,
  text: string,
  context: ParseContext,
): Promise<ParsedFile> {
  try {
    if (text.trim() === '') throw new UnreadableCsv({ line: 1, message: importTexts.emptyFile });
    return await parsers[kind](text, context);
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    return { values: [], skipped: 0, errors: [error.at], errorCount: 1 };
  }
}
