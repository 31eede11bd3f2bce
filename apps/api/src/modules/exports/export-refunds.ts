import type { components } from '@repo/api-sdk/spec';
import type { CsvColumn } from '@repo/domain/format';
import type { Call } from '../../http/operation.ts';
import { toRefundRow } from '../kaskad-money/read-refunds.ts';
import { readRefundViews, selectRefundKeys } from '../kaskad-money/refunds.repository.ts';
import { dayOf, decimalOf, wordsOf } from './cells.ts';
import { kaskadExportsTexts } from './kaskad-exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

type Row = components['schemas']['RefundRow'];
const words = kaskadExportsTexts.refunds;

const columns: readonly CsvColumn<Row>[] = [
  { header: words.due, value: ({ refund }) => dayOf(refund.due_by) },
  { header: words.owner, value: ({ owner }) => owner.name },
  { header: words.investment, value: (row) => row.investment_reference },
  { header: words.round, value: (row) => row.round_name },
  { header: words.cause, value: ({ cause }) => words.causes[cause] },
  { header: words.amount, value: ({ refund }) => decimalOf(refund.amount) },
  { header: words.asset, value: ({ refund }) => refund.asset },
  { header: words.state, value: ({ refund }) => words.states[refund.state] },
  { header: words.beneficiary, value: ({ beneficiary }) => beneficiary?.name ?? null },
  { header: words.account, value: ({ beneficiary }) => beneficiary?.account ?? null },
  { header: words.executedOn, value: ({ refund }) => dayOf(refund.executed_on) },
  { header: words.reference, value: ({ refund }) => refund.reference },
];

/** « Remboursements », with the tab and the search of the list. */
export const exportRefunds: OpenExport<Partial<Call<'exportRefunds'>['query']>> = async (
  _deps,
  { state, q = '' },
  tx,
) => ({
  list: 'kaskad_refunds',
  file: words.file,
  filters: wordsOf(state && words.states[state], q.trim()),
  ...keyedRows(tx, columns, {
    keys: selectRefundKeys(tx, { state, q: q.trim() }),
    read: async (ids) => byKey((await readRefundViews(tx, ids)).map(toRefundRow), ({ refund }) => refund.id),
  }),
});
