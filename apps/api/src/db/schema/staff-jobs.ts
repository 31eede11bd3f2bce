import type { Role } from '@repo/domain/access';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who requested it, as the audit trail names them once it has ended. */
export interface JobRequest {
  role: Role;
  sessionId: string;
  ip: string;
  requestId: string;
}

/** Work that a member of staff waits for, and its file; deleted a day after it ended (`jobs/prune-expired.ts`). */
export const staffJobs = pgTable(
  'staff_jobs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'export'>().notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    request: jsonb('request').$type<JobRequest>().notNull(),
    /** The operation that requested it, and its query. */
    operation: text('operation').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    format: text('format').$type<'csv' | 'xlsx'>().notNull(),
    list: text('list').notNull(),
    filters: text('filters').array().notNull(),
    fileName: text('file_name').notNull(),
    status: text('status').$type<'waiting' | 'running' | 'done' | 'failed' | 'canceled'>().notNull(),
    /** Of this many rows. */
    total: integer('total'),
    done: integer('done').notNull().default(0),
    /** Of the file, without its head. */
    lines: integer('lines'),
    attempts: integer('attempts').notNull().default(0),
    /** Of the attempt that runs: another one takes the job once this instant is past. */
    leaseId: uuid('lease_id'),
    leasedUntil: instant('leased_until'),
    /** The parts of the file, in their order. */
    fileIds: uuid('file_ids').array().notNull().default(sql`'{}'::uuid[]`),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    failure: text('failure').$type<'too_many_lines' | 'error'>(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at'),
    downloadedAt: instant('downloaded_at'),
  },
  (table) => [
    index('staff_jobs_owner_idx').on(table.ownerId, table.createdAt),
    index('staff_jobs_due_idx').on(table.createdAt).where(sql`${table.status} in ('waiting', 'running')`),
    index('staff_jobs_expires_idx').on(table.expiresAt),
  ],
);

export type StaffJobRow = typeof staffJobs.$inferSelect;
