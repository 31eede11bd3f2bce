import type { components } from '@repo/api-sdk/spec';
import { type CsvColumn, formatNumericDateTime } from '@repo/domain/format';
import { valueSourceTexts } from '@repo/domain/rates';
import type { Deps } from '../../deps.ts';
import { type FxListQuery, listFxRates } from '../market-data/list-fx-rates.ts';
import { toWireFxRate } from '../market-data/market-data.mapper.ts';
import { exportsTexts } from './exports.texts.ts';
import { ALL, dayOf, write } from './write-csv.ts';

const words = exportsTexts.rates;

const columns: readonly CsvColumn<components['schemas']['FxRate']>[] = [
  { header: words.date, value: ({ date }) => dayOf(date) },
  { header: words.base, value: ({ base }) => base },
  { header: words.quote, value: ({ quote }) => quote },
  { header: words.rate, value: ({ rate }) => ({ decimal: rate }) },
  {
    header: words.source,
    value: ({ is_fallback, source }) => valueSourceTexts[is_fallback ? 'fallback' : source],
  },
  { header: words.quoteDay, value: (row) => dayOf(row.quote_day) },
  { header: words.version, value: ({ version }) => version },
  { header: words.enteredBy, value: (row) => row.entered_by },
  { header: words.approvedBy, value: (row) => row.approved_by },
  { header: words.updatedAt, value: (row) => formatNumericDateTime(row.updated_at) },
];

/** « Taux Change » as a CSV file, with the filters and the order of the list. */
export async function exportFxRates(
  deps: Deps,
  { pair, sort = '-date', from, to }: Partial<FxListQuery>,
): Promise<string> {
  const { rows } = await listFxRates(deps, { pair, sort, from, to, ...ALL });
  return write(columns, rows.map(toWireFxRate));
}
