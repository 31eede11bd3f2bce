// The outbox job: takes what is due, hands it to the mail port, and comes back later for what failed.
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { mailOutbox } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';

const batchSize = 20;
const maxAttempts = 12;
/** While one process holds a message, no other takes it; a crash frees it after this time. */
const leaseMs = 60_000;

/** Sends what is due; answers how many messages were tried. */
export async function sendPendingMail(deps: Deps): Promise<number> {
  const taken = await takeDue(deps);
  for (const message of taken) {
    try {
      await deps.mail.send({ to: message.recipient, subject: message.subject, text: message.body });
      await deps.db
        .update(mailOutbox)
        .set({ sentAt: deps.clock.now(), lastError: null })
        .where(eq(mailOutbox.id, message.id));
    } catch (error) {
      deps.log.warn({ err: error, mailId: message.id }, 'mail not sent, will try again');
      await postpone(deps, message, error);
    }
  }
  return taken.length;
}

async function takeDue(deps: Deps) {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(mailOutbox)
      .where(
        and(
          isNull(mailOutbox.sentAt),
          lte(mailOutbox.nextAttemptAt, now),
          sql`${mailOutbox.attempts} < ${maxAttempts}`,
        ),
      )
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const message of due) {
      await tx
        .update(mailOutbox)
        .set({ nextAttemptAt: new Date(now.getTime() + leaseMs) })
        .where(eq(mailOutbox.id, message.id));
    }
    return due;
  });
}

/** Twice as long each time: 1 minute, 2, 4 … about three days in all. */
async function postpone(
  deps: Deps,
  message: { id: string; attempts: number },
  error: unknown,
): Promise<void> {
  const delayMs = 60_000 * 2 ** message.attempts;
  await deps.db
    .update(mailOutbox)
    .set({
      attempts: message.attempts + 1,
      nextAttemptAt: new Date(deps.clock.now().getTime() + delayMs),
      lastError: error instanceof Error ? error.message.slice(0, 500) : 'unknown error',
    })
    .where(eq(mailOutbox.id, message.id));
}
