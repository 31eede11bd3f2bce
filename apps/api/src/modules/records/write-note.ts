// A note is written, replaced and deleted by its author alone. The trail of its record says that it was, and not what it says: the
// trail is never changed, and a note may be deleted because of what it says of a person.
import type { AuditAction } from '@repo/domain/audit';
import { validateNote } from '@repo/domain/records';
import type { NoteRow } from '../../db/schema/records.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { seesEveryClient } from '../clients/clients.policy.ts';
import { deleteNoteRow, insertNote, lockNote, replaceNoteText } from './notes.repository.ts';
import { recordsErrors as errors } from './records.errors.ts';
import { readSubject, seesItem } from './records.policy.ts';
import type { SubjectRef } from './subjects.repository.ts';

export async function addNote(
  deps: Deps,
  actor: Actor,
  { text, ...ref }: SubjectRef & { text: string },
): Promise<void> {
  refuseInvalid(validateNote({ text }));
  await deps.db.transaction(async (tx) => {
    const { userId } = await readSubject({ ...deps, db: tx }, actor, ref);
    const now = deps.clock.now();
    const id = deps.ids.uuid();
    await insertNote(tx, {
      id,
      ...ref,
      userId,
      authorId: actor.userId,
      text: text.trim(),
      createdAt: now,
      updatedAt: now,
    });
    await recordNote({ ...deps, db: tx }, actor, { action: 'note.added', note: { id, ...ref } });
    await deps.settleRequest?.(tx);
  });
}

/** The text before is kept with the note. */
export async function updateNote(
  deps: Deps,
  actor: Actor,
  { id, version, ...typed }: { id: string; version: number; text: string },
): Promise<void> {
  refuseInvalid(validateNote(typed));
  const text = typed.text.trim();
  await deps.db.transaction(async (tx) => {
    const note = await lockOwn({ ...deps, db: tx }, actor, id);
    if (note.version !== version) throw new AppError(errors.noteChanged);
    if (note.text !== text) {
      await replaceNoteText(tx, note, { text, at: deps.clock.now() });
      await recordNote({ ...deps, db: tx }, actor, { action: 'note.updated', note });
    }
    await deps.settleRequest?.(tx);
  });
}

export async function deleteNote(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const note = await lockOwn({ ...deps, db: tx }, actor, id);
    await deleteNoteRow(tx, note.id);
    await recordNote({ ...deps, db: tx }, actor, { action: 'note.deleted', note });
  });
}

/** To an adviser the notes of others do not exist, nor their own of a client who left them. */
async function lockOwn(deps: Deps, actor: Actor, id: string): Promise<NoteRow> {
  const note = await lockNote(deps.db, id);
  if (note === undefined || !(await seesItem(deps, actor, note))) throw new AppError(errors.noteNotFound);
  if (note.authorId !== actor.userId)
    throw new AppError(seesEveryClient(actor) ? errors.noteNotYours : errors.noteNotFound);
  return note;
}

function recordNote(
  deps: Pick<Deps, 'db' | 'clock'>,
  by: Actor,
  {
    action,
    note,
  }: {
    action: Extract<AuditAction, `note.${string}`>;
    note: Pick<NoteRow, 'id' | 'subjectKind' | 'subjectId'>;
  },
): Promise<void> {
  const object = { type: note.subjectKind, id: note.subjectId };
  return recordAudit(deps, { by, action, object, after: { note: note.id } });
}
