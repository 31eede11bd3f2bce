// SQL of the addresses that wait for their hour.
import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type PlannedEmailRow, plannedEmails } from '../../db/schema/planned-emails.ts';

const isWaiting = isNull(plannedEmails.endedAt);

export async function insertPlannedEmail(
  tx: Database,
  row: typeof plannedEmails.$inferInsert,
): Promise<void> {
  await tx.insert(plannedEmails).values(row);
}

/** The one that waits for this client. */
export async function findPlannedEmail(db: Database, userId: string): Promise<PlannedEmailRow | null> {
  const [row] = await db
    .select()
    .from(plannedEmails)
    .where(and(eq(plannedEmails.userId, userId), isWaiting));
  return row ?? null;
}

/** Whether one was used since then; one that was stopped had ended before its hour. */
export async function isEmailReplacedSince(db: Database, userId: string, since: Date): Promise<boolean> {
  const { endedAt, effectiveAt } = plannedEmails;
  const used = and(eq(plannedEmails.userId, userId), gte(endedAt, since), gte(endedAt, effectiveAt));
  return (await db.$count(plannedEmails, used)) > 0;
}

/** Whose hour has come, the longest due first. */
export async function findDueEmail(db: Database, now: Date): Promise<PlannedEmailRow | null> {
  const [row] = await db
    .select()
    .from(plannedEmails)
    .where(and(isWaiting, lte(plannedEmails.effectiveAt, now)))
    .orderBy(asc(plannedEmails.effectiveAt))
    .limit(1);
  return row ?? null;
}

/** True for the one caller that ended it: used it, or stopped it. */
export async function endPlannedEmail(tx: Database, id: string, endedAt: Date): Promise<boolean> {
  const ended = await tx
    .update(plannedEmails)
    .set({ endedAt })
    .where(and(eq(plannedEmails.id, id), isWaiting))
    .returning({ id: plannedEmails.id });
  return ended.length > 0;
}
