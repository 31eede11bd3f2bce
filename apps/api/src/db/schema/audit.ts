import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who did what to which object. A trigger refuses UPDATE, DELETE and TRUNCATE (see triggers.sql). */
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
  },
  (table) => [
    index('audit_log_object_idx').on(table.objectType, table.objectId, table.id),
    index('audit_log_actor_id_idx').on(table.actorId, table.id),
  ],
);
