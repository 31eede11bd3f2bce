import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type SessionRow, sessions, type UserRow, users } from '../../db/schema/identity.ts';

export async function insertSession(db: Database, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values);
}

/** What decides whether a session is good; the rest is for its owner's list. */
const sessionColumns = {
  id: sessions.id,
  lastSeenAt: sessions.lastSeenAt,
  idleExpiresAt: sessions.idleExpiresAt,
  absoluteExpiresAt: sessions.absoluteExpiresAt,
  revokedAt: sessions.revokedAt,
};

export type OpenSession = Pick<SessionRow, keyof typeof sessionColumns>;

/** Built and planned once for each database: this read runs on every authenticated call. */
const findSessionQueries = new WeakMap<Database, ReturnType<typeof prepareFindSession>>();

function prepareFindSession(db: Database) {
  return db
    .select({ session: sessionColumns, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_session');
}

/** The session and its account in one indexed read: this runs on every authenticated call. */
export async function findSession(
  db: Database,
  tokenHash: string,
): Promise<{ session: OpenSession; user: UserRow } | null> {
  const query = findSessionQueries.get(db) ?? prepareFindSession(db);
  findSessionQueries.set(db, query);
  const [row] = await query.execute({ tokenHash });
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
