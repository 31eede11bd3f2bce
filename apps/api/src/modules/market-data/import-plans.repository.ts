import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type ImportCounts, importPlans } from '../../db/schema/market-data.ts';

export type ImportPlanRow = typeof importPlans.$inferSelect;

export async function insertPlan(db: Database, plan: typeof importPlans.$inferInsert): Promise<void> {
  await db.insert(importPlans).values(plan);
}

export async function findPlan(db: Database, id: string): Promise<ImportPlanRow | undefined> {
  const [plan] = await db.select().from(importPlans).where(eq(importPlans.id, id));
  return plan;
}

/** The plan, held until the transaction ends: two commits of it run one after the other. */
export async function lockPlan(tx: Database, id: string): Promise<ImportPlanRow | undefined> {
  const [plan] = await tx.select().from(importPlans).where(eq(importPlans.id, id)).for('update');
  return plan;
}

export async function readPlanCounts(db: Database, id: string): Promise<ImportCounts> {
  const [plan] = await db
    .select({ counts: importPlans.counts })
    .from(importPlans)
    .where(eq(importPlans.id, id));
  return plan?.counts ?? { created: 0, changed: 0, unchanged: 0, skipped: 0 };
}

/** Of its author’s own plan. */
export async function readRefused(
  db: Database,
  id: string,
  authorId: string,
): Promise<ImportPlanRow['refused']> {
  const [plan] = await db
    .select({ refused: importPlans.refused })
    .from(importPlans)
    .where(and(eq(importPlans.id, id), eq(importPlans.authorId, authorId)));
  return plan?.refused ?? null;
}

export async function markCommitted(tx: Database, id: string, committedAt: Date): Promise<void> {
  // The result stays; the values now live in their own tables.
  await tx.update(importPlans).set({ committedAt, values: [] }).where(eq(importPlans.id, id));
}

/** The plan of these values that was typed by this person last, while it is not published. */
export async function findTypedPlan(
  db: Database,
  { kind, authorId, values }: Pick<ImportPlanRow, 'kind' | 'values'> & { authorId: string },
): Promise<string | null> {
  const [plan] = await db
    .select({ id: importPlans.id })
    .from(importPlans)
    .where(
      and(
        eq(importPlans.kind, kind),
        eq(importPlans.authorId, authorId),
        eq(importPlans.values, values),
        isNull(importPlans.committedAt),
      ),
    )
    .orderBy(desc(importPlans.createdAt))
    .limit(1);
  return plan?.id ?? null;
}

/** Fetched values become those of who submits them. */
export async function setAuthor(tx: Database, id: string, authorId: string): Promise<void> {
  await tx.update(importPlans).set({ authorId }).where(eq(importPlans.id, id));
}

/** Fetched values that no administrator has submitted yet, oldest first. */
export function listWaitingPlans(
  db: Database,
  kinds: readonly ImportPlanRow['kind'][],
): Promise<ImportPlanRow[]> {
  return db
    .select()
    .from(importPlans)
    .where(
      and(
        isNull(importPlans.authorId),
        isNull(importPlans.committedAt),
        inArray(importPlans.kind, [...kinds]),
      ),
    )
    .orderBy(asc(importPlans.createdAt), asc(importPlans.id));
}

export async function deletePlans(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(importPlans).where(inArray(importPlans.id, [...ids]));
}
