import { bigint, index, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/**
 * Who did what to which object. Triggers refuse DELETE and TRUNCATE, and any UPDATE but the one that empties `salt`,
 * `ip`, `before` and `after` together, which erases what the row says of a person (see 0001_triggers.sql and decision 12).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** No foreign key: the trail outlives the account. */
    actorId: uuid('actor_id'),
    actorRole: text('actor_role'),
    sessionId: uuid('session_id'),
    ip: text('ip'),
    action: text('action').notNull(),
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id'),
    /** Keeps the content's hash in the chain from being guessed once the content is erased. */
    salt: uuid('salt').defaultRandom(),
  },
  (table) => [
    index('audit_log_object_idx').on(table.objectType, table.objectId, table.id),
    index('audit_log_actor_id_idx').on(table.actorId, table.id),
    index('audit_log_at_idx').on(table.at, table.id),
    index('audit_log_action_idx').on(table.action, table.at, table.id),
  ],
);

/** One link for each row of the trail, written by the database as its transaction commits, and never by us. */
export const auditChain = pgTable('audit_chain', {
  seq: bigint('seq', { mode: 'number' }).primaryKey(),
  auditId: bigint('audit_id', { mode: 'number' }).notNull().unique(),
  /** Of the serialisation that was hashed: a later one must still verify the links of those before it. */
  version: smallint('version').notNull(),
  previousHash: text('previous_hash').notNull(),
  /** Salted, of what may be erased. */
  contentHash: text('content_hash').notNull(),
  hash: text('hash').notNull(),
});

/** The end of the chain as each nightly verification found it, which a later chain must still contain. */
export const auditHeads = pgTable('audit_heads', {
  seq: bigint('seq', { mode: 'number' }).primaryKey(),
  hash: text('hash').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  /** The links after this one were verified that night; 0: the whole chain. */
  verifiedFrom: bigint('verified_from', { mode: 'number' }).notNull().default(0),
  /** Ed25519, by a key made from APP_SECRET; null of a head from before heads were signed. */
  signature: text('signature'),
  /** A token of RFC 3161 over what is signed; null until an authority gave one. */
  timestampToken: bytes('timestamp_token'),
});
