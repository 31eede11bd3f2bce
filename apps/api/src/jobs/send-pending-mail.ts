// The outbox job: takes what is due, hands it to the mail port, and comes back later for what failed.
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { mailOutbox } from '../db/schema/platform.ts';
import type { Deps } from '../deps.ts';
import { serializeError } from '../log.ts';
import { renderStoredHtml } from '../modules/notifications/layout/render-mail.ts';
import { secretKinds } from '../modules/notifications/mails/mail-data.ts';
import { MailRefusedError } from '../ports/mail/mail-port.ts';

type OutboxRow = typeof mailOutbox.$inferSelect;

/** Messages handed over side by side: one that the relay keeps waiting does not hold the others. */
const lanes = 4;
/** While one process holds a message, no other takes it; a crash frees it after this time, by the database's clock. */
const lease = sql`interval '2 minutes'`;
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
      .set({ leasedUntil: sql`date_trunc('milliseconds', now() + ${lease})` })
      .where(eq(mailOutbox.id, due.id))
      .returning();
    return leased ?? null;
  });
}

async function deliver(deps: Deps, message: OutboxRow): Promise<void> {
  const { id, recipient, senderName, subject, body } = message;
  const html = renderStoredHtml(message);
  try {
    await deps.mail.send({ id, to: recipient, senderName, subject, text: body, html });
  } catch (error) {
    await noteFailure(deps, message, error);
    return;
  }
  await deps.db
    .update(mailOutbox)
    .set({ sentAt: deps.clock.now(), lastError: null, ...eraseSecrets(deps, message) })
    .where(eq(mailOutbox.id, id));
}

/** Locally the outbox is the mailbox, so nothing is deleted there. */
function eraseSecrets({ mail }: Deps, { kind }: OutboxRow): Partial<OutboxRow> {
  const isSecret = secretKinds.some((secret) => secret === kind);
  return isSecret && !mail.isLocal ? { body: '', source: null, html: null } : {};
}

async function noteFailure(deps: Deps, message: OutboxRow, error: unknown): Promise<void> {
  const now = deps.clock.now();
  const attempts = message.attempts + 1;
  const lastError = error instanceof Error ? error.message : 'unknown error';
  const facts = { mailId: message.id, kind: message.kind, attempts, reason: serializeError(error).message };
  const isHopeless =
    error instanceof MailRefusedError
      ? attempts >= maxRefusals
      : now.getTime() - message.createdAt.getTime() >= giveUpAfterMs;
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
