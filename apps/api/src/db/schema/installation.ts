import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What this database is called where its files are stored (`.database-id`): one row, written at the first start. */
export const installation = pgTable(
  'installation',
  {
    /** Always true, which keeps the table at one row. */
    singleton: boolean('singleton').primaryKey().default(true),
    id: uuid('id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [check('installation_singleton', sql`${table.singleton}`)],
);
