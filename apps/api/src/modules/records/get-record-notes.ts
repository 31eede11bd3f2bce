import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { listNotes, listNoteVersions, type NoteVersion, type NoteView } from './notes.repository.ts';
import { listAssignees, readSubject } from './records.policy.ts';
import type { SubjectRef } from './subjects.repository.ts';
import { toWireTask } from './tasks.mapper.ts';
import { listTasksOf } from './tasks.repository.ts';

/** « Notes et tâches » of a record, with the people whom a task may be given to. */
export async function getRecordNotes(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  ref: SubjectRef,
): Promise<components['schemas']['RecordNotes']> {
  const { db, clock } = deps;
  const subject = await readSubject(deps, actor, ref);
  const scope = await scopeOf(deps, actor);
  const notes = await listNotes(db, ref, { byAdvisers: scope !== undefined });
  const versions = await listNoteVersions(
    db,
    notes.map(({ note }) => note.id),
  );
  const tasks = await listTasksOf(db, ref, scope);
  const staff = await listAssignees(deps, actor, subject);
  const now = clock.now();
  return {
    notes: notes.map((view) => toWireNote(view, versions, actor)),
    tasks: tasks.map((view) => toWireTask(view, { now, label: subject.label })),
    assignees: staff.map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}` })),
  };
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
