import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { files } from './files.ts';
import { users } from './identity.ts';

/** A statement that was downloaded, with the figures it showed: the next one that differs is « rectificatif ». */
export const statementIssues = pgTable(
  'statement_issues',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    currency: text('currency').notNull(),
    /** Of the PDF. */
    sha256: text('sha256').notNull(),
    /** Each figure by its name, as it was printed. */
    figures: jsonb('figures').$type<Record<string, string>>().notNull(),
    /** The PDF itself; null of those from before it was kept, and once it is erased. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('statement_issues_user_idx').on(t.userId, t.firstDay, t.lastDay, t.issuedAt),
    index('statement_issues_file_idx').on(t.fileId),
  ],
);

/** That the documents of a year were announced to a client: once, even when the job is killed or runs twice. */
export const yearlyNotices = pgTable(
  'yearly_notices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    year: integer('year').notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.year] })],
);

/** The same of the statement of a month. */
export const monthlyNotices = pgTable(
  'monthly_notices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** `2026-10`. */
    month: text('month').notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month] })],
);

export type StatementIssueRow = typeof statementIssues.$inferSelect;
