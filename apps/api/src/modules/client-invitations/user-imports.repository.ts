// SQL of imports of people to invite.
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { kaskadUserImports } from '../../db/schema/client-invitations.ts';

export type UserImportRow = typeof kaskadUserImports.$inferSelect;

export async function insertUserImport(
  db: Database,
  row: typeof kaskadUserImports.$inferInsert,
): Promise<void> {
  await db.insert(kaskadUserImports).values(row);
}

export async function findUserImport(db: Database, id: string): Promise<UserImportRow | undefined> {
  const [row] = await db.select().from(kaskadUserImports).where(eq(kaskadUserImports.id, id));
  return row;
}

/** Held until the transaction ends: two confirmations of it run one after the other. */
export async function lockUserImport(tx: Database, id: string): Promise<UserImportRow | undefined> {
  const [row] = await tx.select().from(kaskadUserImports).where(eq(kaskadUserImports.id, id)).for('update');
  return row;
}

export async function saveUserImport(
  tx: Database,
  id: string,
  done: Pick<UserImportRow, 'doneAt' | 'people'>,
): Promise<void> {
  await tx.update(kaskadUserImports).set(done).where(eq(kaskadUserImports.id, id));
}
