// Who does what waits, and what was put off. What waits itself is in the tables of its own (decision 64).
import type { WorkKind } from '@repo/domain/work';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Of a thing as it was opened: one that is opened again later has none. Pruned once it no longer waits. */
export const workAssignments = pgTable(
  'work_assignments',
  {
    kind: text('kind').$type<WorkKind>().notNull(),
    /** Of a NAV, its product and day; of a rate, its pair and day. */
    subjectId: text('subject_id').notNull(),
    assigneeId: uuid('assignee_id').references(() => users.id),
    /** It is out of the queue until then. */
    postponedUntil: instant('postponed_until'),
    reason: text('reason'),
    /** Who last wrote it. */
    byId: uuid('by_id')
      .notNull()
      .references(() => users.id),
    at: instant('at').notNull(),
    version: integer('version').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId] }),
    index('work_assignments_assignee_idx').on(t.assigneeId),
    index('work_assignments_by_idx').on(t.byId),
  ],
);

export type WorkAssignmentRow = typeof workAssignments.$inferSelect;
