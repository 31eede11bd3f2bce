// SQL of issuers and classes.
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sumByKey } from '../../db/list-counts.ts';
import { type ClassRow, type IssuerRow, kaskadClasses, kaskadIssuers } from '../../db/schema/kaskad.ts';

export const listIssuerRows = (db: Database): Promise<IssuerRow[]> =>
  db.select().from(kaskadIssuers).orderBy(asc(kaskadIssuers.name), asc(kaskadIssuers.id));

export async function findIssuer(db: Database, id: string): Promise<IssuerRow | undefined> {
  const [row] = await db.select().from(kaskadIssuers).where(eq(kaskadIssuers.id, id));
  return row;
}

export async function insertIssuer(tx: Database, row: typeof kaskadIssuers.$inferInsert): Promise<void> {
  await tx.insert(kaskadIssuers).values(row);
}

export const listClassViews = (db: Database): Promise<{ class: ClassRow; issuer: IssuerRow }[]> =>
  db
    .select({ class: kaskadClasses, issuer: kaskadIssuers })
    .from(kaskadClasses)
    .innerJoin(kaskadIssuers, eq(kaskadIssuers.id, kaskadClasses.issuerId))
    .orderBy(asc(kaskadClasses.symbol));

export async function findClass(db: Database, id: string): Promise<ClassRow | undefined> {
  const [row] = await db.select().from(kaskadClasses).where(eq(kaskadClasses.id, id));
  return row;
}

/** Held until the transaction ends: two grants of what is left of a supply wait for each other. */
export async function lockClass(tx: Database, id: string): Promise<ClassRow | undefined> {
  const [row] = await tx.select().from(kaskadClasses).where(eq(kaskadClasses.id, id)).for('no key update');
  return row;
}

/** False when the symbol is that of another class. */
export async function insertClass(tx: Database, row: typeof kaskadClasses.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(kaskadClasses)
    .values(row)
    .onConflictDoNothing({ target: kaskadClasses.symbol })
    .returning({ id: kaskadClasses.id });
  return inserted.length > 0;
}

export async function saveClass(tx: Database, id: string, change: Partial<ClassRow>): Promise<void> {
  await tx.update(kaskadClasses).set(change).where(eq(kaskadClasses.id, id));
}

/** What is granted, or claimed, of each class, by its id; none of one that has no grant. */
export async function sumUnits(
  db: Database,
  list: 'kaskad_granted' | 'kaskad_claimed',
): Promise<ReadonlyMap<string, bigint>> {
  const sums = await sumByKey(db, list);
  return new Map(sums.map(({ key, sum }) => [key['class_id'] ?? '', BigInt(sum)]));
}
