/** Threads of messages between a client and the team: their states, their limits, and when nothing can be written. */
import type { ClientState } from '../clients/index.ts';
import { type Check, isFilled, runChecks, type Verdict } from '../validation/index.ts';
import { messagesTexts as texts } from './messages.texts.ts';

export { messagesTexts, threadStateTexts } from './messages.texts.ts';

/** `waiting`: the client awaits a reply. */
export const threadStates = ['waiting', 'answered', 'closed'] as const;
export type ThreadState = (typeof threadStates)[number];

export type MessageSide = 'client' | 'staff';

export const subjectMaxLength = 120;
export const messageMaxLength = 4000;
export const messageFilesMax = 5;
/** Threads of one client that are not closed. */
export const openThreadsMax = 10;
/** Messages of a client in one thread. */
export const clientMessagesMax = 100;
/** Files that one person sent and that no message holds yet. */
export const pendingFilesMax = 10;

export interface MessageValues {
  readonly text: string;
  readonly file_ids: readonly string[];
}
export interface ThreadValues extends MessageValues {
  readonly subject: string;
}

const messageChecks: readonly Check<MessageValues, 'text' | 'file_ids'>[] = [
  { field: 'text', message: texts.textMissing, holds: ({ text }) => isFilled(text) },
  { field: 'text', message: texts.textTooLong, holds: ({ text }) => text.trim().length <= messageMaxLength },
  {
    field: 'file_ids',
    message: texts.tooManyFiles,
    holds: ({ file_ids: ids }) => ids.length <= messageFilesMax,
  },
];

const threadChecks: readonly Check<ThreadValues, keyof ThreadValues>[] = [
  { field: 'subject', message: texts.subjectMissing, holds: ({ subject }) => isFilled(subject) },
  {
    field: 'subject',
    message: texts.subjectTooLong,
    holds: ({ subject }) => subject.trim().length <= subjectMaxLength,
  },
  ...messageChecks,
];

export const validateMessage = (message: MessageValues): Verdict<'text' | 'file_ids'> =>
  runChecks(messageChecks, message);
export const validateThread = (thread: ThreadValues): Verdict<keyof ThreadValues> =>
  runChecks(threadChecks, thread);

/** A client awaits a reply since the first message that has none; the other states begin with the last act. */
export function threadAfter(
  { state, since }: { readonly state: ThreadState; readonly since: Date },
  side: MessageSide,
  now: Date,
): { state: ThreadState; since: Date } {
  if (side === 'staff') return { state: 'answered', since: now };
  return { state: 'waiting', since: state === 'waiting' ? since : now };
}

/** Why staff can't reply: no user could read it. Null when they can. */
export function whyNoAnswer(state: ThreadState, account: ClientState): 'thread' | 'locked' | 'closed' | null {
  if (account !== 'open') return account;
  return state === 'closed' ? 'thread' : null;
}
