import type { CsvColumn } from '@repo/domain/format';
import { paymentAssetOf } from '@repo/domain/limits';
import { sql } from 'drizzle-orm';
import type { Call } from '../../http/operation.ts';
import { listProposedIds } from '../receipts/list-receipts.ts';
import {
  type NamedReceipt,
  readReceiptRows,
  selectReceiptKeys,
} from '../receipts/receipt-list.repository.ts';
import { receiptState } from '../receipts/receipts.mapper.ts';
import { dayOf, except, periodWords, wordsOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { byKey, keyedRows, type OpenExport } from './list-export.ts';

const words = exportsTexts.receipts;

const columns: readonly CsvColumn<NamedReceipt>[] = [
  { header: words.day, value: ({ receipt }) => dayOf(receipt.day) },
  { header: words.account, value: ({ receipt }) => receipt.account },
  { header: words.payer, value: ({ receipt }) => receipt.payerName },
  { header: words.payerAccount, value: ({ receipt }) => receipt.payerAccount },
  { header: words.amount, value: ({ receipt }) => ({ decimal: receipt.amount }) },
  { header: words.asset, value: ({ receipt }) => paymentAssetOf(receipt.asset) },
  { header: words.wording, value: ({ receipt }) => receipt.wording },
  { header: words.txid, value: ({ receipt }) => receipt.txid },
  { header: words.state, value: ({ receipt }) => words.states[receiptState(receipt)] },
  { header: words.contract, value: ({ poNumber }) => poNumber },
  { header: words.source, value: ({ receipt }) => words.sources[receipt.source] },
];

/** « Rapprochement », with the tab and the filters of the list. */
export const exportReceipts: OpenExport<Partial<Call<'exportReceipts'>['query']>> = async (
  deps,
  { tab = 'open', q = '', account, source, source_not: sourceNot, from, to },
  tx,
) => {
  const filters = { q: q.trim(), account, source, sourceNot, from, to };
  return {
    list: 'receipts',
    file: words.file,
    filters: [
      ...wordsOf(
        words.tabs[tab],
        account,
        source && words.sources[source],
        sourceNot && except(words.sources[sourceNot]),
        q.trim(),
      ),
      ...periodWords({ from, to }),
    ],
    ...keyedRows(tx, columns, {
      keys:
        tab === 'proposed'
          ? sql`select key from unnest(${sql.param(await listProposedIds({ ...deps, db: tx }, filters))}::text[])
              with ordinality as listed (key, position) order by position`
          : selectReceiptKeys(tx, { ...filters, state: tab }),
      read: async (ids) => byKey(await readReceiptRows(tx, ids), ({ receipt }) => receipt.id),
    }),
  };
};
