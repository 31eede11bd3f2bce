import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';

export async function findUserById(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Those that exist, by id. */
export async function findUsersById(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UserRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Locks the account until the transaction ends: what is decided from it then still holds when it is written. `no key
 * update`: an insert that refers to the account (a contract, an event) takes a key-share lock on it, which `update`
 * would block, and two transactions of one client would then deadlock.
 */
export async function lockUser(tx: Database, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return row ?? null;
}

/** What a client is shown of their adviser. */
const adviserColumns = {
  firstname: users.firstname,
  lastname: users.lastname,
  calendlyUrl: users.calendlyUrl,
};

export type AdviserRow = Pick<UserRow, keyof typeof adviserColumns>;

/** Built and planned once for each database: an advised client's account is read with it on every page. */
const findAdviserQueries = new WeakMap<Database, ReturnType<typeof prepareFindAdviser>>();

function prepareFindAdviser(db: Database) {
  return db
    .select(adviserColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_adviser');
}

export async function findAdviser(db: Database, id: string): Promise<AdviserRow | null> {
  const query = findAdviserQueries.get(db) ?? prepareFindAdviser(db);
  findAdviserQueries.set(db, query);
  const [row] = await query.execute({ id });
  return row ?? null;
}

/** Addresses are stored in lower case; search with one. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** Null when the address is taken, also by a registration that ends at this very moment. */
export async function insertUser(db: Database, values: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await db
    .insert(users)
    .values(values)
    .onConflictDoNothing({ target: users.email })
    .returning();
  return row ?? null;
}

export async function updateUser(
  db: Database,
  id: string,
  changes: Partial<typeof users.$inferInsert> & { updatedAt: Date },
): Promise<UserRow> {
  const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  if (row === undefined) throw new Error(`user ${id} is gone`);
  return row;
}

/** The address that was read is confirmed; null: it was already, or the account has another one by now. */
export async function confirmAddress(
  db: Database,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  updatedAt: Date,
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ emailUnconfirmedSince: null, updatedAt })
    .where(and(eq(users.id, id), eq(users.email, email), isNotNull(users.emailUnconfirmedSince)))
    .returning();
  return row ?? null;
}

export async function deleteUser(db: Database, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** Until the transaction ends no other one creates an administrator. */
export async function lockAdministrators(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('administrators'))`);
}

/** Only accounts that can sign in: a disabled account is not counted. */
export async function countAdministrators(db: Database): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.role, 'super_admin'), isNull(users.disabledAt)));
  return row?.total ?? 0;
}
