import type { Service } from '@repo/domain/access';
import { mailOutbox } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import type { MailFrame } from './layout/mail-content.ts';
import { greetableName, oneLine } from './layout/plain.ts';
import { renderMail } from './layout/render-mail.ts';
import { composeMail, type Mail } from './mails/mails.ts';

/** A row of `users` is one; an address alone is greeted without a name. */
export interface MailRecipient {
  email: string;
  firstname?: string;
  canAccessYield?: boolean;
  canAccessKaskad?: boolean;
}

/**
 * Puts a mail in the outbox, and the job that sends it in its queue. In the transaction of what it announces, so that none exists
 * without the others.
 */
export async function queueMail(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings' | 'jobs'>,
  to: MailRecipient,
  mail: Mail,
): Promise<void> {
  const now = deps.clock.now();
  const frame = frameFor(deps, to);
  const { subject, text, html } = renderMail(composeMail(mail, frame), frame);
  await deps.db.insert(mailOutbox).values({
    id: deps.ids.uuid(),
    kind: mail.kind,
    recipient: to.email,
    senderName: frame.brand,
    subject,
    body: text,
    html,
    createdAt: now,
    nextAttemptAt: now,
  });
  await deps.jobs.add(deps.db, 'mail');
}

function frameFor({ settings }: Pick<Deps, 'settings'>, to: MailRecipient): MailFrame {
  const service = serviceOf(to);
  return {
    service,
    brand: oneLine(settings.brands[service]),
    siteUrl: settings.siteUrl,
    firstname: greetableName(to.firstname ?? ''),
    contactLine: oneLine(settings.contactLine ?? ''),
  };
}

/** Who only knows the second service is written by it. */
function serviceOf({ canAccessYield = true, canAccessKaskad = false }: MailRecipient): Service {
  return canAccessKaskad && !canAccessYield ? 'kaskad' : 'yield';
}
