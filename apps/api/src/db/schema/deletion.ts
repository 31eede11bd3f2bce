// Requests to delete an account, and what the law keeps of the accounts that were closed.
import type { RetainedKind } from '@repo/domain/retention';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A row stands until it is canceled or its account is closed; one at most an account. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    requestedAt: instant('requested_at').notNull(),
    /** The day it is carried out, Europe/Paris: a later change of the delay does not move it. */
    effectiveOn: date('effective_on').notNull(),
    /** The column keeps the word of the first release. */
    canceledAt: instant('withdrawn_at'),
    /** Set when its day has come and something still runs, with the contracts; emptied once they are over. */
    blockedAt: instant('blocked_at'),
    blockers: text('blockers').array(),
    /** The account is closed, and the data that is not retained is being erased: this cannot be undone. */
    closingAt: instant('closing_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('deletion_requests_user_id_idx').on(table.userId),
    uniqueIndex('deletion_requests_standing_idx')
      .on(table.userId)
      .where(sql`withdrawn_at is null and closed_at is null`),
  ],
);

/** The data retained of a closed account, kind by kind, with its last day. */
export const retainedData = pgTable(
  'retained_data',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<RetainedKind>().notNull(),
    until: date('until').notNull(),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index('retained_data_until_idx').on(table.until).where(sql`erased_at is null`),
  ],
);

export type DeletionRequestRow = typeof deletionRequests.$inferSelect;
