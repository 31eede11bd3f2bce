import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { findContractView } from '../contracts/contracts.repository.ts';
import { type ContractMailRow, listMailsOf } from '../notifications/contract-mails.repository.ts';

type Schemas = components['schemas'];

/** The emails to the client of a contract about it, newest first, each with what became of it. */
export async function listContractMails(deps: Deps, contractId: string): Promise<Schemas['ContractMails']> {
  if (!(await findContractView(deps.db, { id: contractId }))) throw new AppError(contractsErrors.notFound);
  return { items: (await listMailsOf(deps.db, contractId)).map(toWireMail) };
}

/** Scheduled when none of the staff sent it. */
const reminders: readonly string[] = ['paymentReminder', 'signatureReminder'];

function toWireMail({ mail, sender }: ContractMailRow): Schemas['ContractMail'] {
  return {
    id: mail.id,
    subject: mail.subject,
    state: stateOf(mail),
    is_scheduled: sender === null && reminders.includes(mail.kind),
    sent_by: sender === null ? null : `${sender.firstname} ${sender.lastname}`,
    created_at: mail.createdAt.toISOString(),
    sent_at: mail.isMuted ? null : (mail.sentAt?.toISOString() ?? null),
  };
}

type MailState = Schemas['ContractMail']['state'];

function stateOf({ isMuted, sentAt, givenUpAt, attempts }: ContractMailRow['mail']): MailState {
  if (isMuted) return 'muted';
  if (sentAt !== null) return 'sent';
  if (givenUpAt !== null) return 'failed';
  return attempts > 0 ? 'retried' : 'queued';
}
