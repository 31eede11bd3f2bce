import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const factorKinds = ['passkey', 'authenticator'] as const;

/** A second factor that a user added: a passkey (WebAuthn) or an authenticator application (TOTP, RFC 6238). */
export const factors = pgTable(
  'factors',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: factorKinds }).notNull(),
    name: text('name').notNull(),
    /** Of an authenticator: its key, sealed. */
    sealedKey: text('sealed_key'),
    /** Of an authenticator: the 30-second step of the last code, which is never accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Of a passkey. */
    credentialId: text('credential_id'),
    publicKey: text('public_key'),
    signCount: bigint('sign_count', { mode: 'number' }),
    transports: text('transports').array(),
    /** The host it was created for: a passkey of the site does not open the back office. */
    host: text('host'),
    createdAt: instant('created_at').notNull(),
    /** Null until an authenticator gave its first code. */
    confirmedAt: instant('confirmed_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('factors_user_id_idx').on(table.userId),
    uniqueIndex('factors_credential_id_key')
      .on(table.credentialId)
      .where(sql`${table.credentialId} is not null`),
  ],
);

/** Each opens one sign-in when the factors are lost; only a keyed hash is kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_user_id_code_hash_key').on(table.userId, table.codeHash)],
);

export type FactorKind = (typeof factorKinds)[number];
export type FactorRow = typeof factors.$inferSelect;
