// SQL of the jobs that staff wait for.
import { and, asc, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { type StaffJobRow, staffJobs } from '../../db/schema/staff-jobs.ts';

const isOpen = inArray(staffJobs.status, ['waiting', 'running']);

export async function insertJob(tx: Database, row: typeof staffJobs.$inferInsert): Promise<StaffJobRow> {
  const [inserted] = await tx.insert(staffJobs).values(row).returning();
  if (inserted === undefined) throw new Error('the job was not stored');
  return inserted;
}

export function listJobsOf(db: Database, ownerId: string): Promise<StaffJobRow[]> {
  return db
    .select()
    .from(staffJobs)
    .where(eq(staffJobs.ownerId, ownerId))
    .orderBy(desc(staffJobs.createdAt), desc(staffJobs.id))
    .limit(100);
}

/** Those that wait or run. */
export function listOpenJobs(db: Database, ownerId: string): Promise<StaffJobRow[]> {
  return db
    .select()
    .from(staffJobs)
    .where(and(eq(staffJobs.ownerId, ownerId), isOpen));
}

export async function findJob(db: Database, id: string): Promise<StaffJobRow | undefined> {
  const [row] = await db.select().from(staffJobs).where(eq(staffJobs.id, id));
  return row;
}

/** Waits for nothing: the attempt that runs sees it before its next batch. */
export async function cancelOpenJob(
  db: Database,
  id: string,
  times: Pick<StaffJobRow, 'finishedAt' | 'expiresAt'>,
): Promise<StaffJobRow | undefined> {
  const [row] = await db
    .update(staffJobs)
    .set({ ...times, status: 'canceled', leaseId: null, leasedUntil: null })
    .where(and(eq(staffJobs.id, id), isOpen))
    .returning();
  return row;
}

interface Lease {
  leaseId: string;
  leasedUntil: Date;
}

/** The oldest that waits, or whose attempt has lost its lease; two processes never take the same. */
export async function claimJob(
  db: Database,
  { now, ...lease }: Lease & { now: Date },
): Promise<StaffJobRow | undefined> {
  const due = db
    .select({ id: staffJobs.id })
    .from(staffJobs)
    .where(
      or(
        eq(staffJobs.status, 'waiting'),
        and(eq(staffJobs.status, 'running'), lt(staffJobs.leasedUntil, now)),
      ),
    )
    .orderBy(asc(staffJobs.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(staffJobs)
    .set({
      ...lease,
      status: 'running',
      attempts: sql`${staffJobs.attempts} + 1`,
      startedAt: now,
      done: 0,
      total: null,
    })
    .where(inArray(staffJobs.id, due))
    .returning();
  return row;
}

/** Of the attempt that runs; false once it was canceled, or taken over by another. */
export async function updateLeased(
  db: Database,
  { id, leaseId }: { id: string; leaseId: string },
  changes: { [Column in keyof StaffJobRow]?: StaffJobRow[Column] | SQL },
): Promise<boolean> {
  const updated = await db
    .update(staffJobs)
    .set(changes)
    .where(and(eq(staffJobs.id, id), eq(staffJobs.leaseId, leaseId), eq(staffJobs.status, 'running')))
    .returning({ id: staffJobs.id });
  return updated.length > 0;
}

/** Adds a part to the file; false as above. */
export const addPart = (
  tx: Database,
  lease: { id: string; leaseId: string },
  fileId: string,
): Promise<boolean> =>
  updateLeased(tx, lease, { fileIds: sql`array_append(${staffJobs.fileIds}, ${fileId}::uuid)` });

/** The parts that a job names, in any order. */
export function listParts(db: Database, ids: readonly string[]) {
  return db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]));
}

export async function setDownloaded(db: Database, id: string, downloadedAt: Date): Promise<void> {
  await db.update(staffJobs).set({ downloadedAt }).where(eq(staffJobs.id, id));
}

export function listExpired(db: Database, now: Date, limit: number): Promise<StaffJobRow[]> {
  return db.select().from(staffJobs).where(lt(staffJobs.expiresAt, now)).limit(limit);
}

export async function deleteJob(tx: Database, id: string): Promise<void> {
  await tx.delete(staffJobs).where(eq(staffJobs.id, id));
}
