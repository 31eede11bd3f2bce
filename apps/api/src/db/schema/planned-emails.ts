import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { changeRequests } from './change-requests.ts';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The new address of a client who lost their mailbox: approved, and used from its hour on unless it is stopped before. */
export const plannedEmails = pgTable(
  'planned_emails',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    email: text('email').notNull(),
    reason: text('reason').notNull(),
    /** Null where two-person control is off. */
    changeRequestId: uuid('change_request_id').references(() => changeRequests.id),
    enteredBy: uuid('entered_by')
      .notNull()
      .references(() => users.id),
    approvedAt: instant('approved_at').notNull(),
    effectiveAt: instant('effective_at').notNull(),
    /** Null while it waits: used, or stopped. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('planned_emails_next_idx').on(table.userId).where(sql`${table.endedAt} is null`),
    index('planned_emails_due_idx').on(table.effectiveAt).where(sql`${table.endedAt} is null`),
  ],
);

export type PlannedEmailRow = typeof plannedEmails.$inferSelect;
