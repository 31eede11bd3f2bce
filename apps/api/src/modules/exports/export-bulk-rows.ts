import { type BulkRowState, bulkReasonTexts, bulkRowStateTexts } from '@repo/domain/bulk';
import { type CsvColumn, formatNumericDateTime } from '@repo/domain/format';
import type { Actor, Deps } from '../../deps.ts';
import { clientName } from '../accounts/client-name.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { BulkRowView } from '../bulk/bulk.repository.ts';
import { readBulkRows } from '../bulk/get-bulk.ts';
import { decimalOf, wordsOf } from './cells.ts';
import { exportsTexts } from './exports.texts.ts';
import { computedRows, mostComputed } from './list-export.ts';
import { createWriter, type ExportFormat } from './table-writer.ts';

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

/** The results of a bulk as a file. */
export async function exportBulkRows(
  deps: Deps,
  actor: Actor,
  { planId, state, format }: { planId: string; state?: BulkRowState | undefined; format: ExportFormat },
): Promise<Buffer> {
  const rows = await readBulkRows(deps, planId, { state, limit: mostComputed });
  const exported = computedRows(columns, rows);
  const filters = wordsOf(state && bulkRowStateTexts[state]);
  const writer = createWriter(format, { ...exported, filters });
  const parts = [writer.head()];
  for await (const { lines } of exported.batches()) parts.push(writer.lines(lines));
  await recordAudit(deps, {
    by: actor,
    action: 'list.exported',
    object: { type: 'bulk', id: planId },
    after: { format, filters, lines: rows.length },
  });
  return Buffer.concat([...parts, writer.end()]);
}
