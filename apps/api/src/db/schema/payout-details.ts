// Where clients are paid (docs/books.md).
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** « Coordonnées de versement »: where a client wishes to be paid, usable two days after it was declared. */
export const payoutDetails = pgTable(
  'payout_details',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    method: text('method', { enum: ['rib', 'crypto'] }).notNull(),
    holder: text('holder').notNull(),
    /** An IBAN or an address. */
    account: text('account').notNull(),
    bic: text('bic'),
    network: text('network'),
    /** How the wallet was proven to be the client's: the text that was signed and its signature. */
    proofMessage: text('proof_message'),
    proofSignature: text('proof_signature'),
    declaredAt: instant('declared_at').notNull(),
    usableFrom: instant('usable_from').notNull(),
    replacedAt: instant('replaced_at'),
  },
  (t) => [
    index('payout_details_account_idx').on(t.account),
    uniqueIndex('payout_details_current_idx')
      .on(t.userId, t.method, t.network)
      .where(sql`${t.replacedAt} is null`),
  ],
);

export type PayoutDetailsRow = typeof payoutDetails.$inferSelect;
