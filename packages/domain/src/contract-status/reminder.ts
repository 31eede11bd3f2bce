import type { ContractState } from './decide.ts';
import type { ContractActor } from './transitions.ts';

/** A client receives at most one reminder of a contract in this time, from all staff together. */
export const REMINDER_HOURS = 24;

/** Why a client is not reminded; `alreadyReminded` until the last reminder is `REMINDER_HOURS` old. */
export type ReminderRefusal =
  | 'forbidden'
  | 'contractEnded'
  | 'alreadyPaid'
  | 'proofFiled'
  | 'underCheck'
  | 'alreadyReminded';

/** What a client is reminded of: to sign their contract, or to pay it. */
export type Reminder =
  | { readonly isAllowed: true; readonly about: 'signature' | 'payment' }
  | { readonly isAllowed: false; readonly reason: ReminderRefusal };

interface RemindedContract extends ContractState {
  readonly remindedAt: Date | null;
}

const refused = (reason: ReminderRefusal): Reminder => ({ isAllowed: false, reason });

/** Decides « Relancer »: while the contract waits for its client. What is ours to do is never their delay. */
export function decideReminder(contract: RemindedContract, actor: ContractActor, now: Date): Reminder {
  if (actor !== 'admin') return refused('forbidden');
  const { status, payment_status: payment, remindedAt } = contract;
  if (payment === 'paid') return refused('alreadyPaid');
  const isEnded = (status !== 'pending' && status !== 'signed') || payment === 'canceled';
  if (isEnded) return refused('contractEnded');
  if (payment === 'proved') return refused('proofFiled');
  if (payment === 'checking') return refused('underCheck');
  if (remindedAt !== null && now < nextReminderAt(remindedAt)) return refused('alreadyReminded');
  return { isAllowed: true, about: status === 'pending' ? 'signature' : 'payment' };
}

/** When a client may be reminded again. */
export function nextReminderAt(remindedAt: Date): Date {
  return new Date(remindedAt.getTime() + REMINDER_HOURS * 3_600_000);
}
