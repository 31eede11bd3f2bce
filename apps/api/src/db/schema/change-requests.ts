import { changeKinds, changeStates } from '@repo/domain/two-persons';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A change held until a second person approves it (docs/two-persons.md). */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: changeKinds }).notNull(),
    state: text('state', { enum: changeStates }).notNull().default('pending'),
    subjectType: text('subject_type', {
      enum: [
        'contract',
        'payout',
        'receipt',
        'strategy',
        'import',
        'parameter',
        'account',
        'entry',
        'rate',
        'nav',
        'user',
        'grant',
        'claim',
        'round',
        'issuer',
        'investment',
        'unit_class',
      ],
    }).notNull(),
    /** A product's is no UUID; of an import, its plan; of a parameter, its key; of an account, as the journal names it; of an entry, its number; of a rate, its pair and day; of a NAV, its strategy and day; of what is Kaskad's, its id. */
    subjectId: text('subject_id').notNull(),
    /** What it is about, in the words of a list: a client's name and a purchase-order number. */
    subjectLabel: text('subject_label').notNull(),
    /** The client it is about, who may not approve it. */
    userId: uuid('user_id').references(() => users.id),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Of the data it was made from: another one at the approval makes it stale. */
    fingerprint: text('fingerprint').notNull(),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason').notNull(),
    /** Codes of the warnings that the maker accepted. */
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    fileIds: jsonb('file_ids').$type<string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    checkerId: uuid('checker_id').references(() => users.id),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('change_requests_one_pending_idx').on(t.subjectId, t.kind).where(sql`${t.state} = 'pending'`),
    index('change_requests_state_idx').on(t.state, t.createdAt, t.id),
    index('change_requests_user_idx').on(t.userId),
    index('change_requests_subject_idx').on(t.subjectType, t.subjectId),
    index('change_requests_decided_idx').on(t.decidedAt, t.id).where(sql`${t.state} <> 'pending'`),
  ],
);

export type ChangeRequestRow = typeof changeRequests.$inferSelect;
export type ChangeRequestKind = ChangeRequestRow['kind'];
export type ChangeRequestState = ChangeRequestRow['state'];
