import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Business parameters shown or used by the product (1§3, 1§9). */
export const parameters = pgTable('parameters', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  unit: text('unit').notNull(),
  category: text('category').notNull().default('default'),
  metadata: jsonb('metadata').notNull().default({}),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
});

/** Counters raised by triggers; an ETag is a function of them, never of a clock. Scope: `market` or `user:<id>`. */
export const dataVersions = pgTable('data_versions', {
  scope: text('scope').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** The first answer to a repeated write (Idempotency-Key). `status` is empty while the first call is still running. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    operationId: text('operation_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operationId, table.key] }),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
  ],
);

/** Fixed-window counters; kept in the database so that a restart does not forgive an attacker. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at_idx').on(table.resetsAt)],
);

/**
 * Mail to send, written in the transaction that decides it, sent by a job that survives a crash. The id becomes the
 * Message-ID, so that a repeat is recognised by whoever receives it.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    senderName: text('sender_name').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    html: text('html').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Also the end of the time for which a process has taken it in hand. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
    /** Set when nobody will try again; somebody has to look. */
    givenUpAt: instant('given_up_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_pending_idx')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and given_up_at is null`),
  ],
);

/** Provider webhooks already taken, so that a resend has no second effect. */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: instant('received_at').notNull(),
    payload: jsonb('payload').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
