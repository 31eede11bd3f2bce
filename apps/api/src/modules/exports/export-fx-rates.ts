import type { components } from '@repo/api-sdk/spec';
import { type CsvColumn, formatNumericDateTime } from '@repo/domain/format';
import { valueSourceTexts } from '@repo/domain/rates';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { toWireFxRate } from '../market-data/market-data.mapper.ts';
import { readRateDays, selectRateKeys } from '../market-data/rate-days.repository.ts';
import { dayOf, except, periodWords, wordsOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

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

/** « Taux Change », with the filters and the order of the list. */
export const exportFxRates: OpenExport<Partial<Call<'exportFxRates'>['query']>> = async (
  deps,
  { pair, pair_not: pairNot, sort = '-date', from, to },
  tx,
) => ({
  list: 'fx_rates',
  file: words.file,
  filters: [...wordsOf(pair, pairNot && except(pairNot)), ...periodWords({ from, to })],
  ...keyedRows(tx, columns, {
    keys: selectRateKeys({ pair, pairNot, sort, from, to, today: parisDay(deps.clock.now()) }),
    read: async (keys) => byKey((await readRateDays(tx, keys)).map(toWireFxRate), ({ id }) => id),
  }),
});
