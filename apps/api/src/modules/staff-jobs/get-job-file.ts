import { Readable } from 'node:stream';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { documentsErrors } from '../documents/documents.errors.ts';
import { readStored } from '../documents/get-file.ts';
import { type FileLink, isGoodLink } from '../documents/sign-file-url.ts';
import { mimes } from '../exports/table-writer.ts';
import { staffJobsErrors } from './staff-jobs.errors.ts';
import { findAllowedOperation } from './staff-jobs.policy.ts';
import { findJob, listParts, setDownloaded } from './staff-jobs.repository.ts';

/** Part by part: the process holds one of them. */
export async function getJobFile(deps: Deps, link: FileLink): Promise<RawReply> {
  if (!isGoodLink(deps, link, 'job-files')) throw new AppError(documentsErrors.expiredLink);
  const job = await findJob(deps.db, link.fileId);
  const now = deps.clock.now();
  if (job?.status !== 'done' || job.expiresAt === null || job.expiresAt <= now) {
    throw new AppError(staffJobsErrors.notFound);
  }
  if ((await findAllowedOperation(deps.db, job)) === null) throw new AppError(httpErrors.forbidden);
  const rows = new Map((await listParts(deps.db, job.fileIds)).map((row) => [row.id, row]));
  const parts = job.fileIds.map((id) => rows.get(id)).filter((row) => row !== undefined);
  if (parts.length < job.fileIds.length) throw new AppError(documentsErrors.unreadable);
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
