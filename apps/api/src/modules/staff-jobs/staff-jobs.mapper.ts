import type { components } from '@repo/api-sdk/spec';
import type { StaffJobRow } from '../../db/schema/staff-jobs.ts';
import { type LinkDeps, signFileUrl } from '../documents/sign-file-url.ts';

/** As its owner sees it: the link is theirs alone. */
export function toWireJob(deps: LinkDeps, job: StaffJobRow): components['schemas']['Job'] {
  return {
    id: job.id,
    list: job.list,
    format: job.format,
    filters: job.filters,
    status: job.status,
    done: job.done,
    total: job.total,
    lines: job.lines,
    file_name: job.fileName,
    file_url: job.status === 'done' ? signFileUrl(deps, job.id, 'job-files') : null,
    size_bytes: job.sizeBytes,
    failure: job.failure,
    created_at: job.createdAt.toISOString(),
    finished_at: job.finishedAt?.toISOString() ?? null,
    expires_at: job.expiresAt?.toISOString() ?? null,
    is_downloaded: job.downloadedAt !== null,
  };
}
