import { and, asc, eq, inArray, max, min, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { navDrafts, navRevisions, navs } from '../../db/schema/market-data.ts';
import { recordNotes, workItems } from '../../db/schema/records.ts';
import { type StrategyRow, strategies, strategyVersions } from '../../db/schema/strategies.ts';
import { AppError } from '../../http/app-error.ts';
import { strategiesErrors } from './strategies.errors.ts';

/** Those that take subscriptions. */
export function listPublishedStrategies(db: Database): Promise<StrategyRow[]> {
  return db
    .select()
    .from(strategies)
    .where(eq(strategies.status, 'published'))
    .orderBy(asc(strategies.position), asc(strategies.id));
}

function listSubscribed(db: Database, userId: string) {
  return db
    .select({ id: contracts.strategyId })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), inArray(contracts.status, ['pending', 'signed', 'closed'])));
}

/** Those that a client sees: what is on offer or suspended, and what they have a contract of, archived or not. `all`: every one but drafts. */
export function listShownStrategies(db: Database, to: 'all' | { userId: string }): Promise<StrategyRow[]> {
  const isArchived = eq(strategies.status, 'archived');
  const theirs =
    to === 'all' ? isArchived : and(isArchived, inArray(strategies.id, listSubscribed(db, to.userId)));
  return db
    .select()
    .from(strategies)
    .where(or(inArray(strategies.status, ['published', 'suspended']), theirs))
    .orderBy(asc(strategies.position), asc(strategies.id));
}

/** Drafts too. */
export function listAllStrategies(db: Database): Promise<StrategyRow[]> {
  return db.select().from(strategies).orderBy(asc(strategies.position), asc(strategies.id));
}

export async function findStrategy(db: Database, id: string): Promise<StrategyRow | undefined> {
  const [row] = await db.select().from(strategies).where(eq(strategies.id, id));
  return row;
}

/** It changes no more until the transaction ends; others may read it so too. */
export async function shareStrategy(tx: Database, id: string): Promise<StrategyRow | undefined> {
  const [row] = await tx.select().from(strategies).where(eq(strategies.id, id)).for('share');
  return row;
}

/** Holds the row until the transaction ends: two editors' changes follow each other. */
export async function lockStrategy(tx: Database, id: string): Promise<StrategyRow | undefined> {
  const [row] = await tx.select().from(strategies).where(eq(strategies.id, id)).for('update');
  return row;
}

export async function requireLocked(tx: Database, id: string): Promise<StrategyRow> {
  const row = await lockStrategy(tx, id);
  if (row === undefined) throw new AppError(strategiesErrors.notFound);
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

export async function insertStrategy(
  tx: Database,
  row: typeof strategies.$inferInsert,
): Promise<StrategyRow | undefined> {
  const [added] = await tx.insert(strategies).values(row).onConflictDoNothing().returning();
  return added;
}

/** Whether another product has this title; letters in either case are the same. */
export async function isTitleTaken(tx: Database, title: string, exceptFor?: string): Promise<boolean> {
  const same = sql`lower(${strategies.title}) = lower(${title})`;
  const others = exceptFor === undefined ? same : and(same, ne(strategies.id, exceptFor));
  return (await tx.$count(strategies, others)) > 0;
}

/** The day of its first NAV; null without one. */
export async function findFirstNavDay(tx: Database, strategyId: string): Promise<string | null> {
  const [row] = await tx
    .select({ day: min(navs.day) })
    .from(navs)
    .where(eq(navs.strategyId, strategyId));
  return row?.day ?? null;
}

export async function findStrategyByTitle(db: Database, title: string): Promise<StrategyRow | undefined> {
  const [row] = await db.select().from(strategies).where(eq(strategies.title, title));
  return row;
}

/** After the last one. */
export async function nextPosition(tx: Database): Promise<number> {
  const [row] = await tx.select({ last: max(strategies.position) }).from(strategies);
  return (row?.last ?? 0) + 1;
}

/** Published ones, or those that were. */
export async function hasNavs(tx: Database, strategyId: string): Promise<boolean> {
  const published = await tx.$count(navs, eq(navs.strategyId, strategyId));
  return published + (await tx.$count(navRevisions, eq(navRevisions.strategyId, strategyId))) > 0;
}

/** With what staff wrote about it: of a draft, which has neither contracts nor NAVs. */
export async function deleteStrategy(tx: Database, id: string): Promise<void> {
  await tx
    .delete(recordNotes)
    .where(and(eq(recordNotes.subjectKind, 'strategy'), eq(recordNotes.subjectId, id)));
  await tx.delete(workItems).where(and(eq(workItems.subjectKind, 'strategy'), eq(workItems.subjectId, id)));
  await tx.delete(navDrafts).where(eq(navDrafts.strategyId, id));
  await tx.delete(strategyVersions).where(eq(strategyVersions.strategyId, id));
  await tx.delete(strategies).where(eq(strategies.id, id));
}
