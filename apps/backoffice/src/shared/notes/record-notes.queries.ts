import type { OperationId } from '@repo/api-sdk';
import type { NoteKind } from '@repo/domain/records';

/** The record that notes and tasks are on. */
export interface NoteSubject {
  readonly kind: NoteKind;
  readonly id: string;
}

/** What a note or a task invalidates. */
export const notesInvalidates = [
  'getRecordNotes',
  'listMyTasks',
  'getMyDay',
  'listMyClients',
  'getRecordHistory',
] as const satisfies readonly OperationId[];
