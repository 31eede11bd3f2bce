import type { Service } from '@repo/domain/access';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';
import type { RefusedLines } from './market-data.ts';

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

/** `invited`: it was sent by this import. `pending`: an invitation waits. `known`: a user of Kaskad has the address. */
export type ImportedOutcome = 'new' | 'invited' | 'pending' | 'known';

/** A line of a checked file. */
export interface ImportedUser {
  line: number;
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
  isCompany: boolean;
  outcome: ImportedOutcome;
}

/** A CSV file of people to invite to Kaskad, checked, then confirmed; deleted after a week. */
export const kaskadUserImports = pgTable('kaskad_user_imports', {
  id: uuid('id').primaryKey(),
  authorId: uuid('author_id')
    .notNull()
    .references(() => users.id),
  fileName: text('file_name').notNull(),
  people: jsonb('people').$type<ImportedUser[]>().notNull(),
  problems: jsonb('problems').$type<{ line: number; message: string }[]>().notNull(),
  /** Null when none was. */
  refused: jsonb('refused').$type<RefusedLines>(),
  createdAt: instant('created_at').notNull(),
  doneAt: instant('done_at'),
});
