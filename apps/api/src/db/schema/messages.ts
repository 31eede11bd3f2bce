// What clients and the team write to each other: never the internal notes of staff (records.ts).
import { type MessageSide, threadStates } from '@repo/domain/messages';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contracts } from './contracts.ts';
import { files } from './files.ts';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const messageThreads = pgTable(
  'message_threads',
  {
    id: uuid('id').primaryKey(),
    /** The client. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Their adviser, kept by a trigger: what the list of an adviser is read by. */
    salesId: uuid('sales_id'),
    contractId: uuid('contract_id').references(() => contracts.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    state: text('state', { enum: threadStates }).notNull(),
    /** Since when it is in its state; of one that waits, its first message without a reply. */
    since: instant('since').notNull(),
    /** Raised by each message and each change of state. */
    version: integer('version').notNull().default(1),
    openedAt: instant('opened_at').notNull(),
    /** It holds a reply that its client has not opened. */
    isUnread: boolean('is_unread').notNull().default(false),
    closedBy: uuid('closed_by').references(() => users.id),
  },
  (t) => [
    index('message_threads_since_idx').on(t.since, t.id),
    index('message_threads_state_idx').on(t.state, t.since, t.id),
    index('message_threads_user_idx').on(t.userId, t.since, t.id),
    index('message_threads_sales_idx').on(t.salesId, t.state, t.since, t.id),
    index('message_threads_contract_id_idx').on(t.contractId),
    index('message_threads_closed_by_idx').on(t.closedBy),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => messageThreads.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    side: text('side').$type<MessageSide>().notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    index('messages_thread_idx').on(t.threadId, t.sentAt, t.id),
    index('messages_author_id_idx').on(t.authorId),
  ],
);

/** A file is sent first, then held by a message: one that none holds is deleted after a day. */
export const messageFiles = pgTable(
  'message_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id')
      .notNull()
      .references(() => users.id),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('message_files_message_id_idx').on(t.messageId),
    index('message_files_uploader_id_idx').on(t.uploaderId, t.messageId),
  ],
);

export type ThreadRow = typeof messageThreads.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
