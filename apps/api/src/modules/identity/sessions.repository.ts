import { and, desc, eq, gt, gte, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
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
  provenAt: sessions.provenAt,
  parentSessionId: sessions.parentSessionId,
  isFromSite: sessions.isFromSite,
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

export async function saveToken(db: Database, id: string, tokenHash: string): Promise<void> {
  await db.update(sessions).set({ tokenHash }).where(eq(sessions.id, id));
}

/** Its user has just proved again who is there. */
export async function proveSession(db: Database, id: string, provenAt: Date): Promise<void> {
  await db.update(sessions).set({ provenAt }).where(eq(sessions.id, id));
}

function isUnexpired(now: Date) {
  return and(gt(sessions.idleExpiresAt, now), gt(sessions.absoluteExpiresAt, now));
}

/** One session of a chain; how long it may be idle depends on where it was opened. */
export type ChainedSession = Pick<SessionRow, 'id' | 'isFromSite'>;

/** This session and those that it was handed over from, up to the sign-in: null once one of them has ended, or its row is deleted. */
export async function findOpenChain(db: Database, id: string, now: Date): Promise<ChainedSession[] | null> {
  const chain = await db
    .select({
      id: sessions.id,
      isFromSite: sessions.isFromSite,
      isRoot: sql<boolean>`${sessions.parentSessionId} is null`,
      isOpen: sql<boolean>`${and(isNull(sessions.revokedAt), isUnexpired(now))}`,
    })
    .from(sessions)
    .where(
      sql`${sessions.id} in (with recursive chain (id) as (select ${id}::uuid
        union select s.parent_session_id from ${sessions} s join chain on s.id = chain.id) select id from chain)`,
    );
  const isOpen = chain.every((session) => session.isOpen) && chain.some(({ isRoot }) => isRoot);
  return isOpen ? chain : null;
}

/** What its owner is shown of a session: never the hash of its token. */
const listedColumns = {
  id: sessions.id,
  ip: sessions.ip,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  parentSessionId: sessions.parentSessionId,
};

export type ListedSession = Pick<SessionRow, keyof typeof listedColumns>;

/** More than a screen needs; the others are still ended with « revoke others ». */
const listedAtMost = 100;

/** The latest seen first. */
export async function listOpenSessions(db: Database, userId: string, now: Date): Promise<ListedSession[]> {
  const open = await db
    .select(listedColumns)
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), isUnexpired(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(sessions.id))
    .limit(listedAtMost);
  const listed: ListedSession[] = [];
  for (const session of open) if (await isChainOpen(db, session, now)) listed.push(session);
  return listed;
}

/** Few are handed over. */
async function isChainOpen(
  db: Database,
  { id, parentSessionId }: Pick<SessionRow, 'id' | 'parentSessionId'>,
  now: Date,
): Promise<boolean> {
  return parentSessionId === null || (await findOpenChain(db, id, now)) !== null;
}

/** Those with the rights of staff, each with its account: by name, then the latest seen first. */
export async function listOpenStaffSessions(
  db: Database,
  now: Date,
): Promise<{ session: ListedSession; user: UserRow }[]> {
  const isStaff = or(
    notInArray(users.role, ['client', 'cgp']),
    users.canAccessYieldAdmin,
    users.canAccessKaskadAdmin,
  );
  const open = await db
    .select({ session: listedColumns, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isStaff, eq(sessions.isFromSite, false), isNull(sessions.revokedAt), isUnexpired(now)))
    .orderBy(users.lastname, users.firstname, users.id, desc(sessions.lastSeenAt), desc(sessions.createdAt));
  const listed: typeof open = [];
  for (const row of open) if (await isChainOpen(db, row.session, now)) listed.push(row);
  return listed;
}

/** With its account, whether or not it is still open. */
export async function findSessionById(
  db: Database,
  id: string,
): Promise<{ session: OpenSession; user: UserRow } | null> {
  const [row] = await db
    .select({ session: sessionColumns, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id));
  return row ?? null;
}

/** Whose session it is, whether or not it is still open. */
export async function findSessionOwner(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, id));
  return row?.userId ?? null;
}

/** The sign-in that a session comes from, itself else, and when both end however active: a chain has two sessions at most. */
export async function findSignIn(db: Database, id: string): Promise<{ id: string; endsAt: Date } | null> {
  const [row] = await db
    .select({ parentId: sessions.parentSessionId, endsAt: sessions.absoluteExpiresAt })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row === undefined ? null : { id: row.parentId ?? id, endsAt: row.endsAt };
}

/** True for the one caller that ended it. Those opened after it from the same sign-in end too: it may have handed them over. */
export async function endSession(db: Database, id: string, revokedAt: Date): Promise<boolean> {
  const isOpen = isNull(sessions.revokedAt);
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.id, id), isOpen))
    .returning();
  if (ended === undefined) return false;
  const { userId, parentSessionId: parentId, createdAt } = ended;
  if (parentId !== null) {
    const isLater = and(eq(sessions.parentSessionId, parentId), gte(sessions.createdAt, createdAt));
    await db
      .update(sessions)
      .set({ revokedAt })
      .where(and(eq(sessions.userId, userId), isLater, isOpen));
  }
  return true;
}

/**
 * Returns those that were open until now: an expired one is ended too, lest a clock set back open it again. The one that is
 * kept is a sign-in from then on, with the end that it had: what it was handed over from ends with the others.
 */
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
  if (options.exceptId !== undefined) {
    await db.update(sessions).set({ parentSessionId: null }).where(eq(sessions.id, options.exceptId));
  }
  return ended.filter(({ wasOpen }) => wasOpen).map(({ id }) => id);
}
