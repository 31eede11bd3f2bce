// What sets some kinds of emails apart.
import { type DisputedMail, disputedMails } from '@repo/domain/clients';
import type { MailKind } from './mail-data.ts';

/** Kinds that hold what opens an account: their text is not kept once it has left the house. */
export const secretKinds = [
  'code',
  'resetPassword',
  'adviserInvited',
  'clientInvited',
  'welcome',
  'confirmEmail',
  'accountDisputed',
] as const satisfies readonly MailKind[];

/** Kinds written to the staff, at their address of clients too. */
export const staffKinds = [
  'adviserInvited',
  'delegationPlanned',
  'delegationEnded',
  'messageReceived',
  'paymentDetailsStopped',
  'workWaiting',
  'trailVerified',
  'staffSignedOut',
  'emailNotReplaced',
  'factorsNotRemoved',
  'clientsAssigned',
  'changeRequested',
  'changeDecided',
] as const satisfies readonly MailKind[];

const disputable: readonly MailKind[] = disputedMails;

/** Has a link « Ce n’est pas moi ». */
export const isDisputable = (kind: MailKind): kind is DisputedMail => disputable.includes(kind);
