import { addDays, type IsoDay } from '../dates/index.ts';
import type { ContractState } from './decide.ts';
import type { ContractActor } from './transitions.ts';

/** A client receives at most one reminder in this time, of whatever contract or of their identity, from all staff and the scheduled ones together. */
export const REMINDER_HOURS = 24;

/** « Renvoyer la signature »: at most so many a contract in 24 hours. */
export const RESENT_SIGNATURES_A_DAY = 3;

/** The parameters that say after how many days a contract that waits for its client is reminded of; 0 for none. */
export const reminderParameters = ['REMINDER_1_DAYS', 'REMINDER_2_DAYS', 'REMINDER_3_DAYS'] as const;

/** Hours in Paris at which scheduled reminders leave: the first of them, or a later one when nothing ran then. */
export const reminderHours = { from: 9, to: 18 } as const;

/** A reminder whose day nothing was sent on is sent this many days later at most: an old contract gets none all at once. */
export const REMINDER_LATE_DAYS = 2;

/** What keeps a client from doing what they would be reminded of: no delay of theirs. */
export type ClientBlock = 'clientLocked' | 'noAccess' | 'identityNotApproved' | 'profileWaiting';

interface RemindedClient {
  /** Locked by staff, or closed. */
  readonly isDisabled: boolean;
  readonly hasYield: boolean;
  readonly isKyc: boolean;
  /** Whether a change of their profile waits for staff. */
  readonly hasWaitingProfile: boolean;
}

/** Null when they may sign and pay. */
export function clientBlockOf({
  isDisabled,
  hasYield,
  isKyc,
  hasWaitingProfile,
}: RemindedClient): ClientBlock | null {
  if (isDisabled) return 'clientLocked';
  if (!hasYield) return 'noAccess';
  if (!isKyc) return 'identityNotApproved';
  return hasWaitingProfile ? 'profileWaiting' : null;
}

/** Why a client is not reminded; `alreadyReminded` until the last reminder is `REMINDER_HOURS` old. */
export type ReminderRefusal =
  | 'forbidden'
  | 'contractEnded'
  | 'alreadyPaid'
  | 'proofFiled'
  | 'underCheck'
  | ClientBlock
  | 'alreadyReminded';

/** What a client is reminded of: to sign their contract, or to pay it. */
export type Reminder =
  | { readonly isAllowed: true; readonly about: 'signature' | 'payment' }
  | { readonly isAllowed: false; readonly reason: ReminderRefusal };

interface RemindedContract extends ContractState {
  /** When its client was last reminded, of this contract or another one. */
  readonly remindedAt: Date | null;
  readonly block: ClientBlock | null;
}

const refused = (reason: ReminderRefusal): Reminder => ({ isAllowed: false, reason });

/** Decides « Relancer »: while the contract waits for its client. What is ours to do is never their delay. */
export function decideReminder(contract: RemindedContract, actor: ContractActor, now: Date): Reminder {
  if (actor !== 'admin') return refused('forbidden');
  const { status, payment_status: payment, remindedAt, block } = contract;
  if (payment === 'paid') return refused('alreadyPaid');
  const isEnded = (status !== 'pending' && status !== 'signed') || payment === 'canceled';
  if (isEnded) return refused('contractEnded');
  if (payment === 'proved') return refused('proofFiled');
  if (payment === 'checking') return refused('underCheck');
  if (block !== null) return refused(block);
  if (wasReminded(remindedAt, now)) return refused('alreadyReminded');
  return { isAllowed: true, about: status === 'pending' ? 'signature' : 'payment' };
}

/** Whether a client was reminded too lately to be reminded now, of a contract or of their identity. */
export const wasReminded = (remindedAt: Date | null, now: Date): boolean =>
  remindedAt !== null && now.getTime() < remindedAt.getTime() + REMINDER_HOURS * 3_600_000;

interface Waiting {
  /** The day it was created, or signed: since then it waits for its client. */
  readonly since: IsoDay;
  /** The day of the last reminder of this contract, by any user; null for none. */
  readonly remindedOn: IsoDay | null;
}

/** Whether a scheduled reminder is due: its day came, and no reminder of the contract left from that day on. */
export function isReminderDue(
  { since, remindedOn }: Waiting,
  days: readonly number[],
  today: IsoDay,
): boolean {
  const due = days.filter((count) => count > 0).map((count) => addDays(since, count));
  // Calendar days compare as strings.
  const last = due
    .filter((day) => day <= today)
    .toSorted()
    .at(-1);
  if (last === undefined || today > addDays(last, REMINDER_LATE_DAYS)) return false;
  return remindedOn === null || remindedOn < last;
}
