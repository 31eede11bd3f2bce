// How many rows the staff's lists have, by what their tabs and filters distinguish. Triggers (migration 0030) insert a
// delta with each change, so that no row is a lock for all; a job folds them. What is folded and what is not, added, is exact.
// What the amounts of a list add up to is kept the same way, as a list of its own whose key has the currency (migration 0056).
import {
  bigint,
  bigserial,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** One value of each column that a list counts by. */
export type CountKey = Readonly<Record<string, string>>;

export const listCounts = pgTable(
  'list_counts',
  {
    list: text('list').notNull(),
    key: jsonb('key').$type<CountKey>().notNull(),
    count: numeric('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.list, t.key] })],
);

export const listCountDeltas = pgTable(
  'list_count_deltas',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    list: text('list').notNull(),
    key: jsonb('key').$type<CountKey>().notNull(),
    delta: numeric('delta').notNull(),
  },
  (t) => [index('list_count_deltas_list_idx').on(t.list)],
);

/** What the indicators of the home count, in one row: they read every contract, which a job does for all who have the home open. */
export const indicatorCounts = pgTable('indicator_counts', {
  id: integer('id').primaryKey(),
  readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** In Paris. */
  today: date('today', { mode: 'string' }).notNull(),
  marketVersion: bigint('market_version', { mode: 'number' }).notNull(),
  counts: jsonb('counts').notNull(),
});
