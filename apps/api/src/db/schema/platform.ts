import type { Service } from '@repo/domain/access';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { changeRequests } from './change-requests.ts';
import { users } from './identity.ts';

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

/**
 * A parameter from a day on, written once and never changed. In force on a day: the newest row of the latest effective day that is not
 * after it; before any, the row of `parameters`, or the default.
 */
export const parameterVersions = pgTable(
  'parameter_versions',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    effectiveDay: date('effective_day', { mode: 'string' }).notNull(),
    /** Decimal text, or a list of countries. */
    value: text('value').notNull(),
    reason: text('reason').notNull(),
    enteredBy: uuid('entered_by')
      .notNull()
      .references(() => users.id),
    /** The second person; null where two-person control was off. */
    publishedBy: uuid('published_by').references(() => users.id),
    changeRequestId: uuid('change_request_id').references(() => changeRequests.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('parameter_versions_in_force_idx').on(table.key, table.effectiveDay, table.number),
    check(
      'parameter_versions_two_persons',
      sql`${table.publishedBy} <> ${table.enteredBy} and num_nulls(${table.publishedBy}, ${table.changeRequestId}) <> 1`,
    ),
  ],
);

/** Counters raised by triggers; an ETag is a function of them, never of a clock. Scope: `market` or `user:<id>`. */
export const dataVersions = pgTable('data_versions', {
  scope: text('scope').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** Processes of the API. One whose heartbeat is older than a few seconds, by the database's clock, is dead. */
export const processes = pgTable('processes', {
  id: uuid('id').primaryKey(),
  startedAt: instant('started_at').notNull().default(sql`now()`),
  heartbeatAt: instant('heartbeat_at').notNull().default(sql`now()`),
});

/** The first response to a repeated write (Idempotency-Key). `status` is null while the first request still runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    operationId: text('operation_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    /** The process that runs, or ran, the first request; null for rows older than process leases. */
    processId: uuid('process_id'),
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

/** The content of an email, before layout. Every string is plain text; the layout escapes it. */
export interface MailContent {
  subject: string;
  /** The line that mail programs show beside the subject. Never a code: it is read on locked screens. */
  preheader: string;
  title: string;
  paragraphs: readonly string[];
  /** Facts to read or copy, as label and value. */
  rows?: readonly (readonly [label: string, value: string])[];
  code?: string;
  button?: { label: string; url: string };
  /** « Ce n’est pas moi »: of an email about what was done in the name of an account. */
  disputeUrl?: string;
  /** Smaller text after the action. */
  notes?: readonly string[];
  /** Draws a gold line: emails about a signed document only. */
  isSigned?: boolean;
}

/** What surrounds a content: the same for every mail of one service to one person. */
export interface MailFrame {
  service: Service;
  brand: string;
  siteUrl: string;
  /** Null greets without a name. */
  firstname: string | null;
  /** The sender and its contact, from the settings; empty when unset. */
  contactLine: string;
}

export interface MailSource {
  content: MailContent;
  frame: MailFrame;
}

/**
 * Mail to send, written in the transaction that decides it, sent by a job that survives a crash. The id becomes the
 * Message-ID, so that the recipient's server recognises a repeat.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** The account that is written; null of an address alone. Without a foreign key: the email about the closing outlives the account. */
    userId: uuid('user_id'),
    /** Since when it is among the notices of that account; null when it is none of them. */
    noticeAt: instant('notice_at'),
    /** The one contract that it is about. */
    contractId: uuid('contract_id'),
    /** The stored file that is attached; without a foreign key, since the mail of a closed account is deleted before its files. */
    attachmentId: uuid('attachment_id'),
    /** Who of the staff decided to send it; null when the application did by itself. */
    sentBy: uuid('sent_by'),
    senderName: text('sender_name').notNull(),
    subject: text('subject').notNull(),
    /** The mail as text. */
    body: text('body').notNull(),
    /** What the HTML is rendered from when it is sent. Null once its secrets are erased, and in rows of before it was kept. */
    source: jsonb('source').$type<MailSource>(),
    /** The HTML of a row without a source; never written now. */
    html: text('html'),
    createdAt: instant('created_at').notNull(),
    /** When it is due, by the application's clock. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Lease of the process that sends it, by the database's clock. */
    leasedUntil: instant('leased_until'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
    /** Its recipient switched such emails off: it is among their notices alone, as of `sentAt`. */
    isMuted: boolean('is_muted').notNull().default(false),
    /** Set when no further retry is made; an operator has to look. */
    givenUpAt: instant('given_up_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_pending_idx')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and given_up_at is null`),
    index('mail_outbox_given_up_idx')
      .on(table.givenUpAt)
      .where(sql`sent_at is null and given_up_at is not null`),
    // The notices of a client, newest first.
    index('mail_outbox_notices_idx').on(table.userId, table.noticeAt, table.id),
    index('mail_outbox_contract_idx')
      .on(table.contractId, table.createdAt)
      .where(sql`contract_id is not null`),
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
