import { and, asc, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { assetFreezeLists, frozenNames } from '../../db/schema/asset-freezes.ts';

export type FreezeListRow = typeof assetFreezeLists.$inferSelect;
export type FrozenNameRow = typeof frozenNames.$inferSelect;

export async function findFreezeList(db: Database): Promise<FreezeListRow | null> {
  const [row] = await db.select().from(assetFreezeLists).orderBy(desc(assetFreezeLists.importedAt)).limit(1);
  return row ?? null;
}

/** In the place of the one before, in one transaction: no user reads half a list. */
export async function replaceFreezeList(
  tx: Database,
  list: FreezeListRow,
  names: readonly FrozenNameRow[],
): Promise<void> {
  await tx.insert(assetFreezeLists).values(list);
  await insertMany(tx, frozenNames, names);
  await tx.delete(assetFreezeLists).where(ne(assetFreezeLists.id, list.id));
}

const asArray = (words: readonly string[]): SQL =>
  sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;

const shownMax = 20;

/**
 * The names that hold every word of one of these, or of which it holds every word: « Jean Dupont » and « Jean Marie Dupont », either
 * way. An alias of one word would be in too many names. Some of them, and how many there are.
 */
export async function findFrozenNames(
  db: Database,
  listId: string,
  names: readonly (readonly string[])[],
): Promise<{ found: FrozenNameRow[]; total: number }> {
  if (names.length === 0) return { found: [], total: 0 };
  const isNear = names.flatMap((words) => [
    sql`${frozenNames.words} @> ${asArray(words)}`,
    sql`(cardinality(${frozenNames.words}) > 1 and ${frozenNames.words} <@ ${asArray(words)})`,
  ]);
  const where = and(eq(frozenNames.listId, listId), or(...isNear));
  const found = await db
    .select()
    .from(frozenNames)
    .where(where)
    .orderBy(asc(frozenNames.name), asc(frozenNames.id))
    .limit(shownMax);
  return { found, total: found.length < shownMax ? found.length : await db.$count(frozenNames, where) };
}
