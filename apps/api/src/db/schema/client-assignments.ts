import { index, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A client who was given to another adviser, and who advised them before. */
export interface ClientMove {
  id: string;
  fromId: string | null;
  /** The open tasks that went from the former adviser to the new one. */
  tasks?: string[];
  /** An account that is invited and not open yet: `id` is the one that it will have. */
  isInvited?: true;
}

/** Clients given to an adviser at once: kept while its author may undo it. What happened is on the trail. */
export const clientAssignments = pgTable(
  'client_assignments',
  {
    id: uuid('id').primaryKey(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    /** Null for none. */
    adviserId: uuid('adviser_id'),
    moves: jsonb('moves').$type<ClientMove[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    undoneAt: instant('undone_at'),
    /** How many had their former adviser back; the others had moved since. */
    undoneCount: integer('undone_count').notNull().default(0),
  },
  (table) => [index('client_assignments_author_idx').on(table.authorId, table.createdAt)],
);

export type ClientAssignmentRow = typeof clientAssignments.$inferSelect;
