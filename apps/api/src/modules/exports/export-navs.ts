import type { components } from '@repo/api-sdk/spec';
import { type CsvColumn, formatNumericDateTime } from '@repo/domain/format';
import { valueSourceTexts } from '@repo/domain/rates';
import type { Call } from '../../http/operation.ts';
import { withRate } from '../market-data/list-navs.ts';
import { toWireNav } from '../market-data/market-data.mapper.ts';
import { readNavRows, selectNavKeys } from '../market-data/market-lists.repository.ts';
import { dayOf, decimalOf, except, periodWords, wordsOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

const words = exportsTexts.navs;

const columns: readonly CsvColumn<components['schemas']['Nav']>[] = [
  { header: words.date, value: ({ date }) => dayOf(date) },
  { header: words.product, value: ({ strategy }) => strategy },
  { header: words.value, value: ({ value }) => ({ decimal: value }) },
  { header: words.gross, value: ({ gross }) => decimalOf(gross) },
  { header: words.accruals, value: ({ accruals }) => decimalOf(accruals) },
  { header: words.mark, value: (row) => decimalOf(row.high_water_mark) },
  { header: words.rate, value: ({ rate }) => rate },
  { header: words.source, value: ({ source }) => valueSourceTexts[source] },
  { header: words.enteredBy, value: (row) => row.entered_by },
  { header: words.approvedBy, value: (row) => row.approved_by },
  { header: words.publishedAt, value: (row) => formatNumericDateTime(row.updated_at) },
];

/** « NAVs », with the filters and the order of the list. */
export const exportNavs: OpenExport<Partial<Call<'exportNavs'>['query']>> = async (
  _deps,
  { sort = '-date', strategy, status, status_not: statusNot, from, to },
  tx,
) => ({
  list: 'navs',
  file: words.file,
  filters: [
    ...wordsOf(strategy, status && words.statuses[status], statusNot && except(words.statuses[statusNot])),
    ...periodWords({ from, to }),
  ],
  ...keyedRows(tx, columns, {
    keys: selectNavKeys(tx, { sort, strategy, status, statusNot, from, to }),
    read: async (keys) => {
      const rows = await readNavRows(tx, keys);
      return byKey(
        rows.map((row) => toWireNav(withRate(row))),
        ({ id }) => id,
      );
    },
  }),
});
