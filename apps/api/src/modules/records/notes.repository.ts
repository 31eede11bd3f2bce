// SQL of the notes of staff on a record.
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { type NoteRow, recordNotes, recordNoteVersions } from '../../db/schema/records.ts';
import type { SubjectRef } from './subjects.repository.ts';

export interface NoteView {
  note: NoteRow;
  author: { firstname: string; lastname: string };
}
export type NoteVersion = typeof recordNoteVersions.$inferSelect;

/** Newest first; `byAdvisers`: what administrators wrote is left out. */
export function listNotes(
  db: Database,
  { subjectKind, subjectId }: SubjectRef,
  { byAdvisers }: { byAdvisers: boolean },
): Promise<NoteView[]> {
  return db
    .select({ note: recordNotes, author: { firstname: users.firstname, lastname: users.lastname } })
    .from(recordNotes)
    .innerJoin(users, eq(users.id, recordNotes.authorId))
    .where(
      and(
        eq(recordNotes.subjectKind, subjectKind),
        eq(recordNotes.subjectId, subjectId),
        byAdvisers ? eq(users.role, 'commercial') : undefined,
      ),
    )
    .orderBy(desc(recordNotes.createdAt), desc(recordNotes.id));
}

/** The replaced texts of these notes, oldest first. */
export async function listNoteVersions(db: Database, noteIds: readonly string[]): Promise<NoteVersion[]> {
  if (noteIds.length === 0) return [];
  return db
    .select()
    .from(recordNoteVersions)
    .where(inArray(recordNoteVersions.noteId, [...noteIds]))
    .orderBy(asc(recordNoteVersions.noteId), asc(recordNoteVersions.version));
}

/** Held until the transaction ends. */
export async function lockNote(tx: Database, id: string): Promise<NoteRow | undefined> {
  const [row] = await tx.select().from(recordNotes).where(eq(recordNotes.id, id)).for('update');
  return row;
}

export async function insertNote(tx: Database, row: typeof recordNotes.$inferInsert): Promise<void> {
  await tx.insert(recordNotes).values(row);
}

/** Keeps the text that it replaces. */
export async function replaceNoteText(
  tx: Database,
  note: NoteRow,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  const { id, version, text: replaced, updatedAt } = note;
  await tx.insert(recordNoteVersions).values({ noteId: id, version, text: replaced, writtenAt: updatedAt });
  await tx
    .update(recordNotes)
    .set({ text, version: version + 1, updatedAt: at })
    .where(eq(recordNotes.id, id));
}

/** With the texts that it replaced. */
export async function deleteNoteRow(tx: Database, id: string): Promise<void> {
  await tx.delete(recordNotes).where(eq(recordNotes.id, id));
}
