export { validateNote, validateTask } from './validate-note.ts';

/** The records of staff: which kinds have a history, notes and tasks, and show who else is on them. */
export const recordKinds = [
  'change_request',
  'contract',
  'correction',
  'nav',
  'parameter',
  'payout',
  'rate',
  'receipt',
  'strategy',
  'user',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A record by its kind and its id: of a parameter, its key; of a NAV or a rate, its series and day. */
export interface RecordRef {
  readonly kind: RecordKind;
  readonly id: string;
}

export const recordIdMaxLength = 120;

/** How often an open record reports that it is open. */
export const presencePollMs = 15_000;
/** Someone who has not reported for longer has left: two reports may be lost on the way. */
export const presenceLifetimeMs = 40_000;

/** The records that staff write notes and tasks on. */
export const noteKinds = ['contract', 'payout', 'strategy', 'user'] as const satisfies readonly RecordKind[];
export type NoteKind = (typeof noteKinds)[number];

export const noteMaxLength = 2000;
export const taskTitleMaxLength = 140;
/** Open tasks that one list holds. */
export const openTasksMax = 200;

export const workItemKinds = ['task'] as const;
export const workItemStates = ['open', 'done'] as const;
export type WorkItemState = (typeof workItemStates)[number];
