import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type SessionRow, sessions, type UserRow, users } from '../../db/schema/identity.ts';

export async function insertSession(db: Database, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values);
}

/** The session and its account in one indexed read: this runs on every authenticated call. */
export async function findSession(
  db: Database,
  tokenHash: string,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row ?? null;
}

export async function touchSession(
  db: Database,
  id: string,
  seen: { lastSeenAt: Date; idleExpiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(seen).where(eq(sessions.id, id));
}

export async function revokeSession(db: Database, id: string, revokedAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

export async function revokeUserSessions(
  db: Database,
  userId: string,
  options: { revokedAt: Date; exceptId?: string },
): Promise<void> {
  const others = options.exceptId === undefined ? undefined : ne(sessions.id, options.exceptId);
  await db
    .update(sessions)
    .set({ revokedAt: options.revokedAt })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others));
}
