// « Ce n’est pas moi »: what an account was signed in from, the links of the emails to its owner, and payouts that are held.
import type { DisputedMail } from '@repo/domain/clients';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const originKinds = ['device', 'place'] as const;
export type OriginKind = (typeof originKinds)[number];

/** A device or a network block that an account was signed in from: a keyed hash alone, deleted when it has not served for long. */
export const knownOrigins = pgTable(
  'known_origins',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: originKinds }).notNull(),
    digest: text('digest').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.digest] }),
    index('known_origins_last_seen_at_idx').on(t.lastSeenAt),
  ],
);

/** « Ce n’est pas moi » of one email: the hash of its token. It acts once, and shows the same page afterwards. */
export const disputeLinks = pgTable(
  'dispute_links',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mailKind: text('mail_kind').$type<DisputedMail>().notNull(),
    /** A hash of the address that it was sent to. */
    recipientHash: text('recipient_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    uniqueIndex('dispute_links_token_hash_key').on(t.tokenHash),
    index('dispute_links_user_id_idx').on(t.userId),
    index('dispute_links_expires_at_idx').on(t.expiresAt),
  ],
);

/** Nothing is paid out to this account while one stands: at most one at a time. */
export const payoutHolds = pgTable(
  'payout_holds',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the email whose link was used. */
    mailKind: text('mail_kind').$type<DisputedMail>().notNull(),
    placedAt: instant('placed_at').notNull(),
    liftedAt: instant('lifted_at'),
    liftedBy: uuid('lifted_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('payout_holds_standing_idx').on(t.userId).where(sql`${t.liftedAt} is null`),
    index('payout_holds_user_id_idx').on(t.userId),
    index('payout_holds_lifted_by_idx').on(t.liftedBy),
  ],
);

export type DisputeLinkRow = typeof disputeLinks.$inferSelect;
export type PayoutHoldRow = typeof payoutHolds.$inferSelect;
