// The emails to a client when their identity check ends; queued in the transaction of the verdict.
import type { Deps } from '../../deps.ts';
import { findUserById } from '../accounts/users.repository.ts';
import type { Mail } from '../notifications/mails/mails.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { Refusal } from './applicants.repository.ts';

export function mailIdentityAccepted(deps: Deps, userId: string): Promise<void> {
  return mailPerson(deps, userId, { kind: 'identityAccepted', data: null });
}

/** The words for the person alone: those for staff, and the labels, never leave the server. */
export function mailIdentityRefused(deps: Deps, userId: string, refusal: Refusal | null): Promise<void> {
  const data = { comment: refusal?.refusalComment ?? null, canRetry: refusal?.rejectType === 'RETRY' };
  return mailPerson(deps, userId, { kind: 'identityRefused', data });
}

async function mailPerson(deps: Deps, userId: string, mail: Mail): Promise<void> {
  const person = await findUserById(deps.db, userId);
  if (person === null) throw new Error(`user ${userId} has a verdict and does not exist`);
  await queueMail(deps, person, mail);
}
