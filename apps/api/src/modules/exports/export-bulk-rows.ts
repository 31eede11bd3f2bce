import { type BulkRowState, bulkReasonTexts, bulkRowStateTexts } from '@repo/domain/bulk';
import { type CsvColumn, formatNumericDateTime } from '@repo/domain/format';
import type { Deps } from '../../deps.ts';
import { clientName } from '../accounts/client-name.ts';
import type { BulkRowView } from '../bulk/bulk.repository.ts';
import { readBulkRows } from '../bulk/get-bulk.ts';
import { exportsTexts } from './exports.texts.ts';
import { ALL, decimalOf, write } from './write-csv.ts';

const words = exportsTexts.bulk;

const columns: readonly CsvColumn<BulkRowView>[] = [
  { header: words.po, value: ({ contract }) => contract.poNumber },
  { header: words.client, value: ({ client }) => clientName(client) },
  { header: words.product, value: ({ product }) => product },
  { header: words.amount, value: ({ contract }) => decimalOf(contract.amount) },
  { header: words.currency, value: ({ contract }) => contract.currency },
  { header: words.state, value: ({ row }) => bulkRowStateTexts[row.state] },
  { header: words.reason, value: ({ row }) => row.reason && bulkReasonTexts[row.reason] },
  { header: words.reasonAt, value: ({ row }) => instantOf(row.reasonAt) },
  { header: words.doneAt, value: ({ row }) => instantOf(row.doneAt) },
];

const instantOf = (instant: Date | null) => instant && formatNumericDateTime(instant.toISOString());

/** The results of a bulk as a CSV file. */
export async function exportBulkRows(
  deps: Deps,
  planId: string,
  state: BulkRowState | undefined,
): Promise<string> {
  return write(columns, await readBulkRows(deps, planId, { state, limit: ALL.pageSize }));
}
