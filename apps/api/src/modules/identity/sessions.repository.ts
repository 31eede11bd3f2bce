import { and, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type SessionRow, sessions, type UserRow, users } from '../../db/schema/identity.ts';
import { dataVersions } from '../../db/schema/platform.ts';
import type { DataVersions } from '../../deps.ts';

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

const byToken = eq(sessions.tokenHash, sql.placeholder('tokenHash'));

/** A counter as a scalar: the plan of the session's own read is left as it is. */
const versionOf = (scope: SQL) =>
  sql<number>`coalesce((select ${dataVersions.version} from ${dataVersions} where ${dataVersions.scope} = ${scope}), 0)`.mapWith(
    Number,
  );

/** Of the account that is joined. */
export const versionsOf = () => ({
  market: versionOf(sql`'market'`),
  user: versionOf(sql`'user:' || ${users.id}`),
});

/** Built and planned once for each database: this read runs on every authenticated call. */
const preparedQueries = new WeakMap<Database, ReturnType<typeof prepareQueries>>();

function prepareQueries(db: Database) {
  return {
    findSession: db
      .select({ session: sessionColumns, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(byToken)
      .prepare('find_session'),
    findSessionAndVersions: db
      .select({
        session: sessionColumns,
        user: users,
        versions: versionsOf(),
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(byToken)
      .prepare('find_session_and_versions'),
  };
}

function queriesOf(db: Database) {
  const queries = preparedQueries.get(db) ?? prepareQueries(db);
  preparedQueries.set(db, queries);
  return queries;
}

interface FoundSession {
  session: OpenSession;
  user: UserRow;
  versions: DataVersions | null;
}

/** The session and its account in one indexed read: this runs on every authenticated call. */
export async function findSession(db: Database, tokenHash: string): Promise<FoundSession | null> {
  const [row] = await queriesOf(db).findSession.execute({ tokenHash });
  return row === undefined ? null : { ...row, versions: null };
}

/** The same, with the versions of the data behind the account's dashboard: an unchanged one is then a single read. */
export async function findSessionAndVersions(db: Database, tokenHash: string): Promise<FoundSession | null> {
  const [row] = await queriesOf(db).findSessionAndVersions.execute({ tokenHash });
  return row ?? null;
}

export async function touchSession(
  db: Database,
  id: string,
  seen: { lastSeenAt: Date; idleExpiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(seen).where(eq(sessions.id, id));
}

function isUnexpired(now: Date) {
  return and(gt(sessions.idleExpiresAt, now), gt(sessions.absoluteExpiresAt, now));
}

/** What its owner is shown of a session: never the hash of its token. */
const listedColumns = {
  id: sessions.id,
  ip: sessions.ip,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
};

export type ListedSession = Pick<SessionRow, keyof typeof listedColumns>;

/** More than a screen needs; the others are still ended with « revoke others ». */
const listedAtMost = 100;

/** The latest seen first. */
export async function listOpenSessions(db: Database, userId: string, now: Date): Promise<ListedSession[]> {
  return db
    .select(listedColumns)
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), isUnexpired(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(sessions.id))
    .limit(listedAtMost);
}

/** Whose session it is, whether or not it is still open. */
export async function findSessionOwner(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, id));
  return row?.userId ?? null;
}

/** When a session was opened with a code; null for one that was opened without. */
export async function findCodeSignIn(db: Database, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt, methods: sessions.authMethods })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row?.methods.includes('code') ? row.createdAt : null;
}

/** When a session ends, however active. */
export async function findSessionEnd(db: Database, id: string): Promise<Date | null> {
  const [row] = await db.select({ at: sessions.absoluteExpiresAt }).from(sessions).where(eq(sessions.id, id));
  return row?.at ?? null;
}

/** True for the one caller that ended it. */
export async function endSession(db: Database, id: string, revokedAt: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Returns those that were open until now: an expired one is ended too, lest a clock set back open it again. */
export async function endUserSessions(
  db: Database,
  userId: string,
  options: { revokedAt: Date; exceptId?: string },
): Promise<string[]> {
  const others = options.exceptId === undefined ? undefined : ne(sessions.id, options.exceptId);
  const ended = await db
    .update(sessions)
    .set({ revokedAt: options.revokedAt })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others))
    .returning({ id: sessions.id, wasOpen: sql<boolean>`${isUnexpired(options.revokedAt)}` });
  return ended.filter(({ wasOpen }) => wasOpen).map(({ id }) => id);
}
