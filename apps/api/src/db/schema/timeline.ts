import { eventTypes } from '@repo/domain/contract-status';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contracts } from './contracts.ts';
import { users } from './identity.ts';

/** The types of 2§4 "Timeline event types", and one of ours. */
export const timelineEventTypes = [...eventTypes, 'contract_signed'] as const;
export type TimelineEventType = (typeof timelineEventTypes)[number];

export interface TimelineMetadata {
  strategy_title?: string;
  amount?: string;
  devise?: string;
  payment_method?: 'crypto' | 'virement';
  executed_on?: string;
  note?: string;
  /** What the note of an event of type `other` is about: its title on a screen. */
  topic?:
    | 'correction'
    | 'payout'
    | 'proof_refused'
    | 'signature_awaited'
    | 'signature_refused'
    | 'appointment';
}

/** What a client sees under « Activité récente ». */
export const timelineEvents = pgTable(
  'timeline_events',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    contractId: uuid('contract_id').references(() => contracts.id),
    type: text('type', { enum: timelineEventTypes }).notNull(),
    metadata: jsonb('metadata').$type<TimelineMetadata>().notNull().default({}),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('timeline_events_user_idx').on(t.userId, t.occurredAt),
    // The activity of the home, of every client: all types, or one.
    index('timeline_events_newest_idx').on(t.occurredAt, t.id),
    index('timeline_events_type_idx').on(t.type, t.occurredAt, t.id),
  ],
);

export type TimelineEventRow = typeof timelineEvents.$inferSelect;
