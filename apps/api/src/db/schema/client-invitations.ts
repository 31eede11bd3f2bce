import type { Service } from '@repo/domain/access';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Who was invited to open an account. No account exists before they do: nothing to sign in to, to count or to export. Deleted once
 * accepted or canceled, and a month after it expired.
 */
export const clientInvitations = pgTable(
  'client_invitations',
  {
    /** The account takes it: its trail begins with the invitation. */
    id: uuid('id').primaryKey(),
    /** Of the newest link, the only one that is good. */
    tokenHash: text('token_hash').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    phone: text('phone').notNull(),
    isCompany: boolean('is_company').notNull(),
    service: text('service').$type<Service>().notNull(),
    salesId: uuid('sales_id').references(() => users.id),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('client_invitations_token_hash_key').on(t.tokenHash),
    index('client_invitations_email_idx').on(t.email),
    index('client_invitations_sales_idx').on(t.salesId, t.sentAt),
    index('client_invitations_sent_idx').on(t.sentAt),
    index('client_invitations_invited_by_idx').on(t.invitedBy),
    index('client_invitations_expires_idx').on(t.expiresAt),
  ],
);

export type InvitationRow = typeof clientInvitations.$inferSelect;
