import { type NoteKind, type RecordKind, workItemKinds, workItemStates } from '@repo/domain/records';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who has which record open: no index on the time, so that a report rewrites its row in place. Pruned by age. */
export const recordPresence = pgTable(
  'record_presence',
  {
    kind: text('kind').$type<RecordKind>().notNull(),
    recordId: text('record_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isEditing: boolean('is_editing').notNull(),
    /** Of the first report since the person was last away. */
    since: instant('since').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId, table.userId] }),
    index('record_presence_user_id_idx').on(table.userId),
  ],
);

/** The client that a note or a task is about: null of a product. */
const aboutClient = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' });
const subject = () => ({
  subjectKind: text('subject_kind').$type<NoteKind>().notNull(),
  subjectId: text('subject_id').notNull(),
});

/** Internal notes of staff on a record: never part of what a client is sent (decision 43). */
export const recordNotes = pgTable(
  'record_notes',
  {
    id: uuid('id').primaryKey(),
    ...subject(),
    userId: aboutClient(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('record_notes_subject_idx').on(table.subjectKind, table.subjectId, table.createdAt, table.id),
    index('record_notes_user_id_idx').on(table.userId),
    index('record_notes_author_id_idx').on(table.authorId),
  ],
);

/** The texts that its author replaced. */
export const recordNoteVersions = pgTable(
  'record_note_versions',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => recordNotes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.version] })],
);

/** What staff gave each other to do. All else that waits is read from where it is (`modules/work-queue`). */
export const workItems = pgTable(
  'work_items',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: workItemKinds }).notNull(),
    ...subject(),
    userId: aboutClient(),
    title: text('title').notNull(),
    /** Null: by the system. */
    openedBy: uuid('opened_by').references(() => users.id),
    openedAt: instant('opened_at').notNull(),
    /** The instant from which it is late: of a task, the end of its day in Paris. */
    dueAt: instant('due_at'),
    assigneeId: uuid('assignee_id').references(() => users.id),
    state: text('state', { enum: workItemStates }).notNull().default('open'),
    closedBy: uuid('closed_by').references(() => users.id),
    closedAt: instant('closed_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('work_items_subject_idx').on(table.subjectKind, table.subjectId, table.openedAt, table.id),
    index('work_items_assignee_idx').on(table.assigneeId, table.state, table.dueAt, table.id),
    index('work_items_user_id_idx').on(table.userId),
    index('work_items_open_idx').on(table.dueAt, table.id).where(sql`${table.state} = 'open'`),
  ],
);

export type NoteRow = typeof recordNotes.$inferSelect;
export type WorkItemRow = typeof workItems.$inferSelect;
