// Subscriptions that staff prepare for a client (decision 63). One that its client accepts has a contract.
import {
  assistedSteps,
  type ClientSituation,
  type FundsSource,
  storedAssistedStates,
} from '@repo/domain/assisted';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contracts } from './contracts.ts';
import { users } from './identity.ts';
import { strategies } from './strategies.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const staff = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id);

export const assistedSubscriptions = pgTable(
  'assisted_subscriptions',
  {
    id: uuid('id').primaryKey(),
    /** The client. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Who began it: the author of the contract. */
    authorId: staff('author_id'),
    /** Who changed it last. */
    savedBy: staff('saved_by'),
    state: text('state', { enum: storedAssistedStates }).notNull().default('draft'),
    /** Raised by each change of staff or of the client. */
    version: integer('version').notNull().default(1),
    step: text('step', { enum: assistedSteps }).notNull().default('product'),
    strategyId: text('strategy_id').references(() => strategies.id),
    currency: text('currency'),
    amount: numeric('amount'),
    /** Reserved for the client with the amount; null when there was none to reserve. */
    poNumber: text('po_number'),
    paymentOrigin: text('payment_origin'),
    fundsSource: text('funds_source').$type<FundsSource>(),
    fundsDetail: text('funds_detail').notNull().default(''),
    situation: text('situation').$type<ClientSituation>(),
    contractId: uuid('contract_id')
      .unique()
      .references(() => contracts.id),
    /** SHA-256 of the code of « Signer en présence »; emptied once it is used. */
    presenceHash: text('presence_hash'),
    presenceExpiresAt: instant('presence_expires_at'),
    isInPresence: boolean('is_in_presence').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    sentAt: instant('sent_at'),
    emailedAt: instant('emailed_at'),
    openedAt: instant('opened_at'),
    /** Accepted, declined or canceled. */
    endedAt: instant('ended_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('assisted_subscriptions_saved_idx').on(t.savedAt, t.id),
    index('assisted_subscriptions_user_idx').on(t.userId, t.savedAt, t.id),
    index('assisted_subscriptions_author_idx').on(t.authorId),
    index('assisted_subscriptions_saved_by_idx').on(t.savedBy),
    index('assisted_subscriptions_strategy_idx').on(t.strategyId),
    check('assisted_accepted_has_contract', sql`(${t.state} = 'accepted') = (${t.contractId} is not null)`),
    check(
      'assisted_sent_is_whole',
      sql`${t.state} not in ('sent', 'accepted') or (${t.strategyId} is not null and ${t.currency} is not null
        and ${t.amount} is not null and ${t.sentAt} is not null)`,
    ),
  ],
);

export type AssistedRow = typeof assistedSubscriptions.$inferSelect;
