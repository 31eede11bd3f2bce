// Prepares the files that are too long for a response, one after the other. An attempt that dies has its job taken by another once its
// lease is past, from the beginning: rows of two snapshots never meet in one file.
import { setTimeout as sleep } from 'node:timers/promises';
import type { StaffJobRow } from '../../db/schema/staff-jobs.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { putFile } from '../documents/store-file.ts';
import type { ListExport } from '../exports/list-export.ts';
import { inSnapshot, listExports } from '../exports/list-exports.ts';
import { createWriter, mimes } from '../exports/table-writer.ts';
import { deleteFiles, insertFile } from '../files/files.repository.ts';
import { mostInXlsx } from './export-list.ts';
import { findAllowedOperation } from './staff-jobs.policy.ts';
import { addPart, claimJob, updateLeased } from './staff-jobs.repository.ts';

const leaseMs = 60_000;
/** A job that failed this often has no better chance the next time. */
const mostAttempts = 3;
const keptMs = 24 * 60 * 60_000;
/** Of the file, in memory until they are stored: each part is sealed as a whole. */
const partBytes = 1024 * 1024;
/** Between two looks at whether it was canceled. */
const rowsPerLook = 2_000;

type FailedJob = NonNullable<StaffJobRow['failure']>;

/** It was canceled, or another process has taken it over: nothing of this attempt stays. */
class LostJob extends Error {}
/** It would fail again. */
class HopelessJob extends Error {
  readonly failure: FailedJob;
  constructor(failure: FailedJob) {
    super(failure);
    this.failure = failure;
  }
}

/** Until none is due. `stopping` is checked between two batches: the job waits then, for this process or another. */
export async function runExports(deps: Deps, stopping: AbortSignal): Promise<void> {
  for (;;) {
    stopping.throwIfAborted();
    const now = deps.clock.now();
    const leaseId = deps.ids.uuid();
    const job = await claimJob(deps.db, { now, leaseId, leasedUntil: new Date(now.getTime() + leaseMs) });
    if (job === undefined) return;
    await runAttempt(deps, { ...job, leaseId }, stopping);
  }
}

type LeasedJob = StaffJobRow & { leaseId: string };

async function runAttempt(deps: Deps, job: LeasedJob, stopping: AbortSignal): Promise<void> {
  const parts: string[] = [];
  try {
    // Of an attempt that died.
    await dropParts(deps, job.fileIds);
    if (!(await updateLeased(deps.db, job, { fileIds: [] }))) throw new LostJob();
    if (job.attempts > mostAttempts) throw new HopelessJob('error');
    await writeFile({ deps, job, parts, stopping });
  } catch (error) {
    await dropParts(deps, parts);
    if (error instanceof LostJob) return;
    await giveBack(deps, job, stopping.aborted ? null : error);
    stopping.throwIfAborted();
  }
}

/** After a stop it only waits; after a failure it is tried again, or given up. */
async function giveBack(deps: Deps, job: LeasedJob, error: unknown): Promise<void> {
  const { attempts } = job;
  const reset = { leaseId: null, leasedUntil: null, fileIds: [], done: 0 };
  if (error === null) {
    await updateLeased(deps.db, job, { ...reset, status: 'waiting', attempts: attempts - 1 });
    return;
  }
  const isHopeless = error instanceof HopelessJob;
  if (!isHopeless) deps.log.error({ err: error, jobId: job.id }, 'an export failed');
  if (!isHopeless && attempts < mostAttempts) {
    await updateLeased(deps.db, job, { ...reset, status: 'waiting' });
    return;
  }
  const failure = isHopeless ? error.failure : 'error';
  await updateLeased(deps.db, job, { ...reset, ...endOf(deps), status: 'failed', failure });
}

export function endOf({ clock }: Pick<Deps, 'clock'>): { finishedAt: Date; expiresAt: Date } {
  const finishedAt = clock.now();
  return { finishedAt, expiresAt: new Date(finishedAt.getTime() + keptMs) };
}

interface Attempt {
  deps: Deps;
  job: LeasedJob;
  /** The ids of the parts that are stored; filled by this attempt. */
  parts: string[];
  stopping: AbortSignal;
}

async function writeFile(attempt: Attempt): Promise<void> {
  const { deps, job } = attempt;
  const allowed = await findAllowedOperation(deps.db, job);
  if (allowed === null) throw new HopelessJob('error');
  const written = await inSnapshot(deps.snapshots, async (tx) => {
    const exported = await listExports[allowed.operation](deps, job.params, tx, allowed.by);
    return writeRows(attempt, exported);
  });
  await deps.db.transaction(async (tx) => {
    const end = { ...endOf(deps), ...written, status: 'done', leaseId: null, leasedUntil: null } as const;
    if (!(await updateLeased(tx, job, end))) throw new LostJob();
    await recordAudit(
      { ...deps, db: tx },
      {
        by: { userId: job.ownerId, ...job.request },
        action: 'list.exported',
        object: { type: 'list', id: job.list },
        after: { format: job.format, filters: job.filters, lines: written.lines, file: job.fileName },
      },
    );
  });
}

async function writeRows(attempt: Attempt, exported: ListExport) {
  const { deps, job, stopping } = attempt;
  const total = await exported.count();
  if (job.format === 'xlsx' && total > mostInXlsx) throw new HopelessJob('too_many_lines');
  const look = async (done: number) => {
    const leasedUntil = new Date(deps.clock.now().getTime() + leaseMs);
    if (!(await updateLeased(deps.db, job, { done, total, leasedUntil }))) throw new LostJob();
  };
  const writer = createWriter(job.format, exported);
  let pending = [writer.head()];
  const written = { done: 0, lines: 0, sizeBytes: 0 };
  const store = async () => {
    const bytes = Buffer.concat(pending);
    pending = [];
    written.sizeBytes += bytes.length;
    if (bytes.length > 0) await storePart(attempt, bytes);
  };
  let looked = 0;
  await look(0);
  for await (const { rows, lines } of exported.batches()) {
    const begun = performance.now();
    stopping.throwIfAborted();
    pending.push(writer.lines(lines));
    written.done += rows;
    written.lines += lines.length;
    if (pending.reduce((sum, { length }) => sum + length, 0) >= partBytes) await store();
    if (written.done - looked >= rowsPerLook) {
      looked = written.done;
      await look(looked);
    }
    await breathe(begun);
  }
  pending.push(writer.end());
  await store();
  return written;
}

/** Requests of this process come first: they get as much time as a batch took. */
const breathe = (begun: number): Promise<void> => sleep(Math.min(50, performance.now() - begun));

async function storePart({ deps, job, parts }: Attempt, bytes: Buffer): Promise<void> {
  const file = {
    userId: null,
    purpose: 'export',
    name: job.fileName,
    mime: mimes[job.format],
    bytes,
  } as const;
  const row = await putFile(deps, file);
  await deps.db.transaction(async (tx) => {
    await insertFile(tx, row);
    if (!(await addPart(tx, job, row.id))) throw new LostJob();
  });
  parts.push(row.id);
}

/** Rows first: bytes without one are quarantined later. */
export async function dropParts({ db, files }: Pick<Deps, 'db' | 'files'>, ids: string[]): Promise<void> {
  for (const key of await deleteFiles(db, ids)) await files.delete(key);
}
