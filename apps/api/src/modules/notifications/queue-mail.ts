import type { Service } from '@repo/domain/access';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { type OptionalNotice, optionalNotices } from '../../db/schema/identity.ts';
import { type MailContent, type MailFrame, mailOutbox } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { type NewDispute, prepareDisputes } from './dispute-links.ts';
import { greetableName, oneLine } from './layout/plain.ts';
import { prepareMail } from './layout/render-mail.ts';
import { secretKinds, staffKinds } from './mails/mail-kinds.ts';
import { composeMail, type Mail } from './mails/mails.ts';

/** A row of `users` is one; an address alone is greeted without a name. */
export interface MailRecipient {
  /** Of the account; null of an address alone. */
  id: string | null;
  email: string;
  firstname?: string;
  canAccessYield?: boolean;
  canAccessKaskad?: boolean;
  /** What they switched off of Yield. */
  yieldMutedMails?: readonly OptionalNotice[];
}

export interface MailOptions {
  /** By which it can be withdrawn. */
  id?: string;
  /** It is not sent before. */
  notBefore?: Date | undefined;
  /** The one contract that it is about: staff read it among its exchanges. */
  contractId?: string | null;
  /** The stored file that is attached. */
  attachmentId?: string | null;
  /** Who of the staff decided to send it. */
  sentBy?: string | null;
  /** The account that it is about, where it is written to an address that is not the one of that account. */
  accountId?: string;
  /** The service that it is of; that of the recipient by default. */
  service?: Service;
}

type QueueDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'settings' | 'jobs'>;

/**
 * Puts a mail in the outbox, and the job that sends it in its queue. In the transaction of what it announces, so that none exists
 * without the others.
 */
export function queueMail(
  deps: QueueDeps,
  to: MailRecipient,
  mail: Mail,
  options: MailOptions = {},
): Promise<void> {
  return queueMails(deps, [{ to, mail, ...options }]);
}

/** The same for thousands: the job sends all that is due. */
export async function queueMails(
  deps: QueueDeps,
  mails: readonly (MailOptions & { to: MailRecipient; mail: Mail })[],
): Promise<void> {
  if (mails.length === 0) return;
  const now = deps.clock.now();
  const disputes = await prepareDisputes(
    deps,
    mails.map(({ to, mail, accountId = to.id }) => ({ kind: mail.kind, accountId, recipient: to.email })),
  );
  await insertMany(
    deps.db,
    mailOutbox,
    mails.map(({ to, mail, id = deps.ids.uuid(), notBefore = now, service, ...about }, index) => {
      const frame = frameFor(deps, to, service ?? serviceOf(to));
      const isMuted = isSwitchedOff(to, mail);
      const content = withDispute(composeMail(mail, frame), frame, disputes[index]);
      const { subject, text, source } = prepareMail(content, frame);
      return {
        id,
        kind: mail.kind,
        recipient: to.email,
        userId: to.id,
        noticeAt: isNotice(mail, frame) ? notBefore : null,
        contractId: about.contractId ?? null,
        attachmentId: about.attachmentId ?? null,
        sentBy: about.sentBy ?? null,
        senderName: frame.brand,
        subject,
        body: text,
        source,
        createdAt: now,
        nextAttemptAt: notBefore,
        sentAt: isMuted ? notBefore : null,
        isMuted,
      };
    }),
  );
  await deps.jobs.add(deps.db, 'mail');
}

const disputePaths = {
  yield: '/ce-n-est-pas-moi',
  kaskad: '/kaskad/ce-n-est-pas-moi',
} as const satisfies Record<Service, string>;

/** The token is in the fragment: no server reads it in a URL. */
const withDispute = (
  content: MailContent,
  { siteUrl, service }: MailFrame,
  dispute: NewDispute | null | undefined,
): MailContent =>
  dispute ? { ...content, disputeUrl: `${siteUrl}${disputePaths[service]}#${dispute.token}` } : content;

const unlisted = new Set<string>([...secretKinds, ...staffKinds]);

/** What a client is shown of it: neither codes and links that open the account, nor what staff are written, nor Kaskad. */
function isNotice({ kind }: Mail, { service }: MailFrame): boolean {
  return service === 'yield' && !unlisted.has(kind);
}

function isSwitchedOff({ yieldMutedMails = [] }: MailRecipient, { kind }: Mail): boolean {
  return yieldMutedMails.some((group) => optionalNotices[group].some((muted) => muted === kind));
}

/** Deletes a mail that has not been sent; false when it has left, or is being sent. */
export async function withdrawMail(db: Database, id: string): Promise<boolean> {
  const { sentAt, leasedUntil, isMuted } = mailOutbox;
  const isFree = and(isNull(sentAt), or(isNull(leasedUntil), lt(leasedUntil, sql`now()`)));
  const withdrawn = await db
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.id, id), or(isMuted, isFree)))
    .returning({ id: mailOutbox.id });
  return withdrawn.length > 0;
}

function frameFor({ settings }: Pick<Deps, 'settings'>, to: MailRecipient, service: Service): MailFrame {
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
