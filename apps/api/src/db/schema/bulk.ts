import { type BulkReason, bulkKinds, bulkRowStates } from '@repo/domain/bulk';
import type { PaymentStatus } from '@repo/domain/contract-status';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The request that confirmed it, for the trail of its rows. */
export interface BulkOrigin {
  sessionId: string;
  ip: string;
  requestId: string;
}

/** What staff would do to many rows, computed without doing it; the commit sends its id back. */
export const bulkPlans = pgTable(
  'bulk_plans',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: bulkKinds }).notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    origin: jsonb('origin').$type<BulkOrigin>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    committedAt: instant('committed_at'),
    /** No row is done before. */
    startsAt: instant('starts_at'),
    finishedAt: instant('finished_at'),
    undoRequestedAt: instant('undo_requested_at'),
    undoFinishedAt: instant('undo_finished_at'),
  },
  (table) => [index('bulk_plans_created_idx').on(table.createdAt)],
);

/** What was done to a row, for its inverse. */
export interface BulkEffect {
  paymentStatus: PaymentStatus;
  /** Of the contract, once it was done. */
  updatedAt: string;
  eventId: string;
  mailId: string;
}

export const bulkRows = pgTable(
  'bulk_rows',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => bulkPlans.id, { onDelete: 'cascade' }),
    /** In the order of the list. */
    position: integer('position').notNull(),
    /** A contract; no reference, since it may be erased before the plan is. */
    subjectId: uuid('subject_id').notNull(),
    /** Of the subject at the preview: another one when it is the row’s turn ignores it. */
    fingerprint: text('fingerprint').notNull(),
    state: text('state', { enum: bulkRowStates }).notNull(),
    reason: text('reason').$type<BulkReason>(),
    /** Since when, where the reason has an instant: « déjà relancé le … ». */
    reasonAt: instant('reason_at'),
    effect: jsonb('effect').$type<BulkEffect>(),
    /** When it was done, or undone. */
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.position] }),
    // The next row to do, and the counts by result.
    index('bulk_rows_state_idx').on(table.planId, table.state, table.position),
  ],
);

export type BulkPlanRow = typeof bulkPlans.$inferSelect;
export type BulkRow = typeof bulkRows.$inferSelect;
