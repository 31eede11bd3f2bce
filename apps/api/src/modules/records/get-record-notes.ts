import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { listOtherAdministrators } from '../change-requests/change-requests.repository.ts';
import { listNotes, listNoteVersions, type NoteVersion, type NoteView } from './notes.repository.ts';
import { recordsErrors } from './records.errors.ts';
import { readSubjects, type Subject, type SubjectRef, subjectKey } from './subjects.repository.ts';
import { toWireTask } from './tasks.mapper.ts';
import { listTasksOf } from './tasks.repository.ts';

/** « Notes et tâches » of a record, with the people whom a task may be given to. */
export async function getRecordNotes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  ref: SubjectRef,
): Promise<components['schemas']['RecordNotes']> {
  const { label } = await readSubject(db, ref);
  const notes = await listNotes(db, ref);
  const versions = await listNoteVersions(
    db,
    notes.map(({ note }) => note.id),
  );
  const tasks = await listTasksOf(db, ref);
  const staff = await listOtherAdministrators(db, []);
  const now = clock.now();
  return {
    notes: notes.map((view) => toWireNote(view, versions, actor)),
    tasks: tasks.map((view) => toWireTask(view, { now, label })),
    assignees: staff.map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}` })),
  };
}

/** 404 when it does not exist. */
export async function readSubject(db: Deps['db'], ref: SubjectRef): Promise<Subject> {
  const subject = (await readSubjects(db, [ref])).get(subjectKey(ref));
  if (subject === undefined) throw new AppError(recordsErrors.recordNotFound);
  return subject;
}

function toWireNote(
  { note, author }: NoteView,
  versions: readonly NoteVersion[],
  { userId }: Actor,
): components['schemas']['RecordNote'] {
  return {
    id: note.id,
    text: note.text,
    author: `${author.firstname} ${author.lastname}`,
    is_mine: note.authorId === userId,
    created_at: note.createdAt.toISOString(),
    updated_at: note.updatedAt.toISOString(),
    version: note.version,
    replaced: versions
      .filter(({ noteId }) => noteId === note.id)
      .map(({ text, writtenAt }) => ({ text, written_at: writtenAt.toISOString() })),
  };
}
