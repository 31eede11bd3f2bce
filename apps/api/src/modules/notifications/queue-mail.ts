import { mailOutbox } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import type { MailMessage } from '../../ports/mail/mail-port.ts';

/** Puts a message in the outbox. In the transaction of what it announces, so that neither exists without the other. */
export async function queueMail(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  message: MailMessage,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.insert(mailOutbox).values({
    id: deps.ids.uuid(),
    recipient: message.to,
    // A line break in a subject would start a header of its own.
    subject: message.subject.replaceAll(/[\r\n]+/g, ' '),
    body: message.text,
    createdAt: now,
    nextAttemptAt: now,
  });
}
