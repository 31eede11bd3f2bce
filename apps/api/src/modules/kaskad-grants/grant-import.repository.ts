// SQL of imports of grants.
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { kaskadGrantImports } from '../../db/schema/kaskad.ts';

type ImportRow = typeof kaskadGrantImports.$inferSelect;

export async function insertImport(db: Database, row: typeof kaskadGrantImports.$inferInsert): Promise<void> {
  await db.insert(kaskadGrantImports).values(row);
}

export async function findImport(db: Database, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(kaskadGrantImports).where(eq(kaskadGrantImports.id, id));
  return row;
}

/** Held until the transaction ends: two commits of it run one after the other. */
export async function lockImport(tx: Database, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(kaskadGrantImports).where(eq(kaskadGrantImports.id, id)).for('update');
  return row;
}

export async function saveDone(
  tx: Database,
  id: string,
  done: Pick<ImportRow, 'doneAt' | 'grants'>,
): Promise<void> {
  await tx.update(kaskadGrantImports).set(done).where(eq(kaskadGrantImports.id, id));
}

/** Those that exist, by address. */
export async function findUsersByEmail(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, UserRow>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.email, [...new Set(emails)]));
  return new Map(rows.map((row) => [row.email, row]));
}
