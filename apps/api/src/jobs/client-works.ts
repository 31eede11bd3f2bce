// The queues whose work is about one client at a time: each act in a transaction of its own, with the email that it sends, so that
// a killed process leaves neither, and a client is written to once.
import type { JobQueueName } from '../db/job-queues.ts';
import type { Deps } from '../deps.ts';
import { applyPlannedEmails } from '../modules/clients/planned-emails.ts';
import { advanceExpiries } from '../modules/document-expiries/advance-expiry.ts';
import { endLapsedViews } from '../modules/identity/end-view.ts';
import { sendDueReminders } from '../modules/payments/send-due-reminders.ts';

type ClientQueue = Extract<
  JobQueueName,
  'client-views' | 'planned-emails' | 'reminders' | 'document-expiries'
>;

export const clientWorks: Record<ClientQueue, (deps: Deps, stopping: AbortSignal) => Promise<unknown>> = {
  /** A view of a client’s space, half an hour after it was opened. */
  'client-views': endLapsedViews,
  /** The new address of a lost mailbox, 48 hours after it was approved. */
  'planned-emails': applyPlannedEmails,
  /** A contract to sign or to pay, so many days after it was made. */
  reminders: sendDueReminders,
  /** A document that expires within thirty days, or has. */
  'document-expiries': advanceExpiries,
};
