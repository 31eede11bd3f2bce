import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const adviser = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id);

/** The clients of an adviser, open to another one for some days in Paris. Nothing is copied: each list of clients reads it. */
export const adviserDelegations = pgTable(
  'adviser_delegations',
  {
    id: uuid('id').primaryKey(),
    fromId: adviser('from_id'),
    toId: adviser('to_id'),
    /** Both included. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    reason: text('reason').notNull(),
    createdBy: adviser('created_by'),
    createdAt: instant('created_at').notNull(),
    /** Before its last day, by hand. */
    endedAt: instant('ended_at'),
    endedBy: uuid('ended_by').references(() => users.id),
  },
  (t) => [
    index('adviser_delegations_to_idx').on(t.toId, t.lastDay),
    index('adviser_delegations_from_idx').on(t.fromId, t.lastDay),
    index('adviser_delegations_created_by_idx').on(t.createdBy),
    index('adviser_delegations_ended_by_idx').on(t.endedBy),
  ],
);

export type DelegationRow = typeof adviserDelegations.$inferSelect;
