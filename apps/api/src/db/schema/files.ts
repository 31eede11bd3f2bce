import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

export type FileScan = 'clean' | 'infected' | 'unscanned';

/** What is stored in the file port; the bytes live under `storageKey`, a random name. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    /** The person it is about; null when they have no account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    storageKey: text('storage_key').notNull(),
    purpose: text('purpose').notNull(),
    originalName: text('original_name').notNull(),
    mime: text('mime').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** The verdict of the antivirus on a file that a person sent; null of those that we made. */
    scan: text('scan').$type<FileScan>(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('files_storage_key_key').on(table.storageKey),
    index('files_user_id_idx').on(table.userId),
    // The newest and the oldest are opened at each start, to know that APP_SECRET is the right one.
    index('files_created_at_idx').on(table.createdAt),
    index('files_sha256_idx').on(table.sha256),
  ],
);
