import { Readable } from 'node:stream';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestInfo } from '../../http/operation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { documentsErrors } from '../documents/documents.errors.ts';
import { readStored } from '../documents/serve-file.ts';
import type { FileLink } from '../documents/sign-file-url.ts';
import { mimes } from '../exports/table-writer.ts';
import { readerOfLink } from '../file-links/link-reader.ts';
import { staffJobsErrors } from './staff-jobs.errors.ts';
import { findAllowedOperation } from './staff-jobs.policy.ts';
import { findJob, listParts, setDownloaded } from './staff-jobs.repository.ts';

/** Part by part: the process holds one of them. */
export async function getJobFile(
  deps: Deps,
  link: FileLink,
  request: Pick<RequestInfo, 'ip' | 'id'>,
): Promise<RawReply> {
  const { by } = await readerOfLink(deps, link, { request, opened: 'job-files' });
  const job = await findJob(deps.db, link.fileId);
  const now = deps.clock.now();
  if (job?.status !== 'done' || job.expiresAt === null || job.expiresAt <= now) {
    throw new AppError(staffJobsErrors.notFound);
  }
  if ((await findAllowedOperation(deps.db, job)) === null) throw new AppError(httpErrors.forbidden);
  const rows = new Map((await listParts(deps.db, job.fileIds)).map((row) => [row.id, row]));
  const parts = job.fileIds.map((id) => rows.get(id)).filter((row) => row !== undefined);
  if (parts.length < job.fileIds.length) throw new AppError(documentsErrors.unreadable);
  await recordAudit(deps, {
    by,
    action: 'file.opened',
    object: { type: 'list', id: job.list },
    after: { file: job.fileName },
  });
  await setDownloaded(deps.db, job.id, now);
  async function* bytes() {
    for (const part of parts) yield await readStored(deps, part);
  }
  const headers = {
    'content-disposition': contentDisposition('attachment', job.fileName),
    'cache-control': 'private, no-store',
    'content-type': mimes[job.format],
  };
  return new RawReply(200, headers, Readable.from(bytes(), { objectMode: false }));
}
