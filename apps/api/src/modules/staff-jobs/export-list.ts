import type { components } from '@repo/api-sdk/spec';
import { foldText } from '@repo/domain/format';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { JsonReply, RawReply } from '../../http/handler.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { exportsErrors } from '../exports/exports.errors.ts';
import { type ListExport, mostComputed } from '../exports/list-export.ts';
import { type ExportOperation, inSnapshot, listExports } from '../exports/list-exports.ts';
import { createWriter, type ExportFormat, mimes } from '../exports/table-writer.ts';
import { journalErrors } from '../journal/journal.errors.ts';
import { createJob } from './create-job.ts';

/** A response of more rows would hold memory and a connection too long: a job prepares the file. */
const mostAtOnce = 5_000;
export const mostInXlsx = 50_000;

interface ExportRequest {
  operation: ExportOperation;
  query: { format?: ExportFormat } | undefined;
}

/** A list as a file: at once when it is short, else by a job whose state is the response. */
export async function exportList(
  deps: Deps,
  actor: Actor,
  { operation, query }: ExportRequest,
): Promise<RawReply | JsonReply<components['schemas']['Job']>> {
  const { format = 'csv', ...params } = query ?? {};
  const made = await inSnapshot(deps.db, async (tx) => {
    const exported = await listExports[operation](deps, params, tx, actor);
    return { exported, bytes: await writeAtOnce(exported, format) };
  });
  const { list, filters } = made.exported;
  const fileName = fileNameOf(made.exported, format, deps.clock.now());
  if (made.bytes === null) {
    const job = await createJob(deps, actor, {
      operation,
      params,
      format,
      list,
      filters: [...filters],
      fileName,
    });
    return new JsonReply(job, {}, 202);
  }
  await recordAudit(deps, {
    by: actor,
    action: 'list.exported',
    object: { type: 'list', id: list },
    after: { format, filters, lines: made.bytes.lines, file: fileName },
  });
  const headers = {
    'content-disposition': contentDisposition('attachment', fileName),
    'cache-control': 'private, no-store',
    'content-type': mimes[format],
  };
  return new RawReply(200, headers, made.bytes.file);
}

/** Null: too long for a response. */
async function writeAtOnce(
  exported: ListExport,
  format: ExportFormat,
): Promise<{ file: Buffer; lines: number } | null> {
  const rows = await exported.count(mostInXlsx + 1);
  if (exported.isComputed && rows > mostComputed) throw new AppError(journalErrors.exportTooLarge);
  if (format === 'xlsx' && rows > mostInXlsx) throw new AppError(exportsErrors.tooManyForXlsx);
  if (!exported.isComputed && rows > mostAtOnce) return null;
  const writer = createWriter(format, exported);
  const parts = [writer.head()];
  let written = 0;
  for await (const { lines } of exported.batches()) {
    parts.push(writer.lines(lines));
    written += lines.length;
  }
  return { file: Buffer.concat([...parts, writer.end()]), lines: written };
}

/** Characters of a file name. */
const longest = 100;

/** `souscriptions-btcfy-signe-2026-03-02.csv`: the list, its filters, the day. */
function fileNameOf(
  { file, filters }: Pick<ListExport, 'file' | 'filters'>,
  format: ExportFormat,
  now: Date,
): string {
  const name = [file, ...filters.map((filter) => foldText(filter).replaceAll(/[^a-z0-9]+/g, '-'))].join('-');
  const short = name.slice(0, longest).replaceAll(/-+/g, '-').replace(/-$/, '');
  return `${short}-${parisDay(now)}.${format}`;
}
