// What the system alerted administrators of: once for each subject, closed once with a reason.
import type { AlertRule } from '@repo/domain/alerts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** By ids alone: their names and numbers are read when the alert is shown, and go with them. */
export interface AlertRecord {
  readonly kind: 'contract' | 'receipt' | 'staff' | 'user';
  readonly id: string;
}

export const alerts = pgTable(
  'alerts',
  {
    id: uuid('id').primaryKey(),
    rule: text('rule').$type<AlertRule>().notNull(),
    /** What it is of, once: a digest of an account or a transaction, a receipt, a person and an hour, a day, a link. */
    subject: text('subject').notNull(),
    records: jsonb('records').$type<readonly AlertRecord[]>().notNull(),
    /** How many, or which day. */
    detail: text('detail'),
    raisedAt: instant('raised_at').notNull(),
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by').references(() => users.id),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('alerts_subject_key').on(t.rule, t.subject),
    index('alerts_open_idx').on(t.raisedAt, t.id).where(sql`${t.closedAt} is null`),
    index('alerts_closed_idx').on(t.closedAt, t.id).where(sql`${t.closedAt} is not null`),
    index('alerts_closed_by_idx').on(t.closedBy),
  ],
);

export type AlertRow = typeof alerts.$inferSelect;
