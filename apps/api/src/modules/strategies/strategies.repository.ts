import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type StrategyRow, strategies } from '../../db/schema/strategies.ts';

export function listPublishedStrategies(db: Database): Promise<StrategyRow[]> {
  return db
    .select()
    .from(strategies)
    .where(eq(strategies.status, 'published'))
    .orderBy(asc(strategies.position), asc(strategies.id));
}

/** Those that are no longer published too. */
export function listAllStrategies(db: Database): Promise<StrategyRow[]> {
  return db.select().from(strategies).orderBy(asc(strategies.position), asc(strategies.id));
}

export async function findStrategy(db: Database, id: string): Promise<StrategyRow | undefined> {
  const [row] = await db.select().from(strategies).where(eq(strategies.id, id));
  return row;
}

/** Holds the row until the transaction ends: two editors' changes follow each other. */
export async function lockStrategy(tx: Database, id: string): Promise<StrategyRow | undefined> {
  const [row] = await tx.select().from(strategies).where(eq(strategies.id, id)).for('update');
  return row;
}

export async function saveStrategy(
  tx: Database,
  id: string,
  changes: Partial<typeof strategies.$inferInsert>,
): Promise<StrategyRow | undefined> {
  const [row] = await tx.update(strategies).set(changes).where(eq(strategies.id, id)).returning();
  return row;
}
