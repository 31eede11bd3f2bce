import { and, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type ChallengeRow, challenges, sessions } from '../../db/schema/identity.ts';
import { findOpenChain } from './sessions.repository.ts';

export async function insertChallenge(db: Database, values: typeof challenges.$inferInsert): Promise<void> {
  await db.insert(challenges).values(values);
}

export async function findChallenge(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<ChallengeRow | null> {
  const [row] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.tokenHash, tokenHash), isOpen(now)));
  if (row === undefined) return null;
  const { sessionId } = row;
  return sessionId === null || (await findOpenChain(db, sessionId, now)) !== null ? row : null;
}

/** The latest open one of this purpose that this session requested. */
export async function findLatestChallengeOf(
  db: Database,
  { now, ...wanted }: { userId: string; sessionId: string; purpose: string; now: Date },
): Promise<ChallengeRow | null> {
  const [row] = await db
    .select()
    .from(challenges)
    .where(
      and(
        eq(challenges.userId, wanted.userId),
        eq(challenges.sessionId, wanted.sessionId),
        eq(challenges.purpose, wanted.purpose),
        isOpen(now),
      ),
    )
    .orderBy(desc(challenges.createdAt))
    .limit(1);
  return row ?? null;
}

export async function retargetChallenge(db: Database, id: string, target: string): Promise<void> {
  await db.update(challenges).set({ target }).where(eq(challenges.id, id));
}

/** One try is counted before it is judged, in one statement: parallel guesses can't share a try. */
export async function takeAttempt(
  db: Database,
  id: string,
  { maxAttempts, now }: { maxAttempts: number; now: Date },
): Promise<ChallengeRow | null> {
  const [row] = await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(and(eq(challenges.id, id), lt(challenges.attempts, maxAttempts), isOpen(now)))
    .returning();
  return row ?? null;
}

/** True for the one caller that used the challenge up. */
export async function consumeChallenge(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(challenges)
    .set({ consumedAt: now })
    .where(and(eq(challenges.id, id), isOpen(now)))
    .returning({ id: challenges.id });
  return used.length > 0;
}

/** A newer request makes the older ones of the same purpose void; those of every purpose, without one. */
export async function voidChallenges(
  db: Database,
  userId: string,
  { purpose, now }: { purpose?: string; now: Date },
): Promise<void> {
  await db
    .update(challenges)
    .set({ consumedAt: now })
    .where(
      and(
        eq(challenges.userId, userId),
        purpose === undefined ? undefined : eq(challenges.purpose, purpose),
        isNull(challenges.consumedAt),
      ),
    );
}

/** False when the challenge is used up, or when another code was sent after `sentBefore`: by a request at the same time. */
export async function replaceCode(
  db: Database,
  id: string,
  { sentBefore, ...code }: { codeHash: string; lastSentAt: Date; expiresAt: Date; sentBefore: Date },
): Promise<boolean> {
  const replaced = await db
    .update(challenges)
    .set({ ...code, attempts: 0, codesSent: sql`${challenges.codesSent} + 1` })
    .where(and(eq(challenges.id, id), lte(challenges.lastSentAt, sentBefore), isOpen(code.lastSentAt)))
    .returning({ id: challenges.id });
  return replaced.length > 0;
}

function isOpen(now: Date) {
  return and(isNull(challenges.consumedAt), gt(challenges.expiresAt, now), isOfAnOpenSession());
}

/** What was requested from a session ends with it: a device that was signed out completes nothing any more. */
function isOfAnOpenSession() {
  return or(
    isNull(challenges.sessionId),
    sql`exists (select 1 from ${sessions} where ${sessions.id} = ${challenges.sessionId} and ${sessions.revokedAt} is null)`,
  );
}
