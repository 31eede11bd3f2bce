// SQL of the NAVs that are typed and not submitted: one text for a strategy and a day.
import type { components } from '@repo/api-sdk/spec';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { navDrafts } from '../../db/schema/market-data.ts';

const nameOf = (id: typeof navDrafts.authorId | typeof navDrafts.refusedBy) =>
  sql<string | null>`(select u.firstname || ' ' || u.lastname from ${users} u where u.id = ${id})`;

export function listDrafts(db: Database) {
  return db
    .select({ draft: navDrafts, author: nameOf(navDrafts.authorId), refusedBy: nameOf(navDrafts.refusedBy) })
    .from(navDrafts)
    .orderBy(asc(navDrafts.day), asc(navDrafts.strategyId));
}

export type DraftView = Awaited<ReturnType<typeof listDrafts>>[number];
export type NewDraft = typeof navDrafts.$inferInsert;

/** The columns of what a cell holds. */
export const contentOf = (cell: components['schemas']['NavCell']) => ({
  strategyId: cell.strategy_id,
  day: cell.date,
  text: cell.text,
  unit: cell.unit,
  gross: cell.gross ?? null,
  accruals: cell.accruals ?? null,
  highWaterMark: cell.high_water_mark ?? null,
});

/** Of a cell without a draft; false when it has one by now. */
export async function insertDraft(tx: Database, draft: NewDraft): Promise<boolean> {
  const rows = await tx
    .insert(navDrafts)
    .values(draft)
    .onConflictDoNothing()
    .returning({ day: navDrafts.day });
  return rows.length > 0;
}

const at = ({ strategyId, day }: Pick<NewDraft, 'strategyId' | 'day'>, version: number) =>
  and(eq(navDrafts.strategyId, strategyId), eq(navDrafts.day, day), eq(navDrafts.version, version));

/** In the place of this version; false when it is another by now, or gone. */
export async function updateDraft(tx: Database, draft: NewDraft, version: number): Promise<boolean> {
  const rows = await tx
    .update(navDrafts)
    .set({ ...draft, version: version + 1 })
    .where(at(draft, version))
    .returning({ day: navDrafts.day });
  return rows.length > 0;
}

export async function deleteDraft(
  tx: Database,
  draft: Pick<NewDraft, 'strategyId' | 'day'>,
  version: number,
): Promise<boolean> {
  const rows = await tx.delete(navDrafts).where(at(draft, version)).returning({ day: navDrafts.day });
  return rows.length > 0;
}

/** Of these cells, whatever their version: they are submitted. */
export async function consumeDrafts(
  tx: Database,
  cells: readonly { strategy_id: string; date: string }[],
): Promise<void> {
  await tx.execute(sql`delete from nav_drafts d
    using json_to_recordset(${JSON.stringify(cells)}::json) as c (strategy_id text, date date)
    where d.strategy_id = c.strategy_id and d.day = c.date`);
}
