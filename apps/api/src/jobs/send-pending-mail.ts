// The outbox job: takes what is due, hands it to the mail port, and comes back later for what failed.
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { mailOutbox } from '../db/schema/platform.ts';
import type { Deps } from '../deps.ts';
import { serializeError } from '../log.ts';
import { findFile } from '../modules/files/files.repository.ts';
import { prepareMail, renderStoredHtml } from '../modules/notifications/layout/render-mail.ts';
import { withoutFile } from '../modules/notifications/mails/contract-mails.texts.ts';
import { secretKinds } from '../modules/notifications/mails/mail-kinds.ts';
import { type MailAttachment, MailRefusedError } from '../ports/mail/mail-port.ts';

type OutboxRow = typeof mailOutbox.$inferSelect;

/** Messages handed over side by side: one that the relay keeps waiting does not hold the others. */
const lanes = 4;
/** While one process holds a message, no other takes it; a crash frees it after this time, by the database's clock. */
const lease = sql`interval '2 minutes'`;
/** Of a message with a file, which a slow relay takes longer to receive. */
const attachedLease = sql`interval '10 minutes'`;
const firstDelayMs = 60_000;
const longestDelayMs = 30 * 60_000;
/** A relay that is down is tried for three days; one that has refused a message is believed at the third refusal. */
const giveUpAfterMs = 3 * 24 * 60 * 60_000;
const maxRefusals = 3;

/** Sends until nothing is due; one that fails is due again a minute later. Returns how many were tried. */
export async function sendPendingMail(deps: Deps, signal?: AbortSignal): Promise<number> {
  const counts = await Promise.all(Array.from({ length: lanes }, () => runLane(deps, signal)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function runLane(deps: Deps, signal: AbortSignal | undefined): Promise<number> {
  let tried = 0;
  for (;;) {
    const message = signal?.aborted === true ? null : await takeNext(deps);
    if (message === null) return tried;
    await deliver(deps, message);
    tried += 1;
  }
}

/** Leases one message. A row that another process is leasing is skipped, not waited for. */
async function takeNext({ db, clock }: Deps): Promise<OutboxRow | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mailOutbox)
      .where(
        and(
          isNull(mailOutbox.sentAt),
          isNull(mailOutbox.givenUpAt),
          lte(mailOutbox.nextAttemptAt, now),
          or(isNull(mailOutbox.leasedUntil), lt(mailOutbox.leasedUntil, sql`now()`)),
        ),
      )
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return null;
    const [leased] = await tx
      .update(mailOutbox)
      // Milliseconds: the value comes back as a Date, which must still equal the column.
      .set({ leasedUntil: sql`date_trunc('milliseconds', now() + ${leaseOf(due)})` })
      .where(eq(mailOutbox.id, due.id))
      .returning();
    return leased ?? null;
  });
}

const leaseOf = ({ attachmentId }: OutboxRow) => (attachmentId === null ? lease : attachedLease);

async function deliver(deps: Deps, message: OutboxRow): Promise<void> {
  const { id, recipient, senderName, subject } = message;
  let words: Words;
  try {
    const ready = await prepareFile(deps, message);
    words = ready.words;
    const mail = { id, to: recipient, senderName, subject, text: words.body, html: renderStoredHtml(words) };
    await deps.mail.send(ready.attachment === null ? mail : { ...mail, attachment: ready.attachment });
  } catch (error) {
    await noteFailure(deps, message, error);
    return;
  }
  const { body, source, attachmentId } = words;
  await deps.db
    .update(mailOutbox)
    .set({
      sentAt: deps.clock.now(),
      lastError: null,
      body,
      source,
      attachmentId,
      ...eraseSecrets(deps, message),
    })
    .where(eq(mailOutbox.id, id));
}

type Words = Pick<OutboxRow, 'body' | 'source' | 'html' | 'attachmentId'>;

/**
 * A message whose file could not be read for as long as it is tried leaves without it, and says where the file is.
 *
 * @throws before that when its file cannot be read: the mail says that it is there, and is tried again.
 */
async function prepareFile(
  deps: Deps,
  message: OutboxRow,
): Promise<{ words: Words; attachment: MailAttachment | null }> {
  try {
    return { words: message, attachment: await readAttachment(deps, message) };
  } catch (error) {
    const { id, kind, source } = message;
    if (source === null || !isTriedLong(deps, message)) throw error;
    deps.log.error({ mailId: id, kind, reason: serializeError(error).message }, 'mail sent without its file');
    const { text, source: without } = prepareMail(withoutFile(source.content), source.frame);
    return { words: { body: text, source: without, html: null, attachmentId: null }, attachment: null };
  }
}

const isTriedLong = ({ clock }: Deps, { createdAt }: OutboxRow): boolean =>
  clock.now().getTime() - createdAt.getTime() >= giveUpAfterMs;

async function readAttachment(
  { db, files }: Deps,
  { attachmentId }: OutboxRow,
): Promise<MailAttachment | null> {
  if (attachmentId === null) return null;
  const file = await findFile(db, attachmentId);
  if (file === null) throw new Error('the file to attach does not exist');
  return { name: file.originalName, mime: file.mime, bytes: await files.get(file.storageKey) };
}

/** Locally the outbox is the mailbox, so nothing is deleted there. */
function eraseSecrets({ mail }: Deps, { kind, source }: OutboxRow): Partial<OutboxRow> {
  if (mail.isLocal) return {};
  if (secretKinds.some((secret) => secret === kind)) return { body: '', source: null, html: null };
  if (source?.content.disputeUrl === undefined) return {};
  // The notice stays; of its link the hash alone is stored.
  const { disputeUrl: _, ...content } = source.content;
  const erased = prepareMail(content, source.frame);
  return { body: erased.text, source: erased.source };
}

async function noteFailure(deps: Deps, message: OutboxRow, error: unknown): Promise<void> {
  const now = deps.clock.now();
  const attempts = message.attempts + 1;
  const lastError = error instanceof Error ? error.message : 'unknown error';
  const facts = { mailId: message.id, kind: message.kind, attempts, reason: serializeError(error).message };
  const isHopeless = error instanceof MailRefusedError ? attempts >= maxRefusals : isTriedLong(deps, message);
  if (isHopeless) {
    deps.log.error(facts, 'mail given up');
    await keepFailure(deps, message, {
      attempts,
      lastError,
      givenUpAt: now,
      ...eraseSecrets(deps, message),
    });
    return;
  }
  deps.log.warn(facts, 'mail not sent, will retry');
  const delayMs = Math.min(firstDelayMs * 2 ** message.attempts, longestDelayMs);
  await keepFailure(deps, message, { attempts, lastError, nextAttemptAt: new Date(now.getTime() + delayMs) });
}

/** Only while the message is still ours: once the lease has run out, what another process did with it stands. */
async function keepFailure(
  { db }: Deps,
  { id, leasedUntil }: OutboxRow,
  failure: Partial<OutboxRow>,
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ ...failure, leasedUntil: null })
    .where(
      and(eq(mailOutbox.id, id), eq(mailOutbox.leasedUntil, sql.param(leasedUntil, mailOutbox.leasedUntil))),
    );
}
