// SQL of bulk actions: plans, and the rows of each.
import type { BulkReason, BulkRowState } from '@repo/domain/bulk';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { type BulkPlanRow, type BulkRow, bulkPlans, bulkRows } from '../../db/schema/bulk.ts';
import { type ContractRow, contracts } from '../../db/schema/contracts.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { strategies } from '../../db/schema/strategies.ts';

export async function insertPlan(
  tx: Database,
  plan: typeof bulkPlans.$inferInsert,
  rows: readonly (typeof bulkRows.$inferInsert)[],
): Promise<void> {
  await tx.insert(bulkPlans).values(plan);
  await insertMany(tx, bulkRows, rows);
}

/** The plan, held until the transaction ends: two commits of it run one after the other. */
export async function lockPlan(tx: Database, id: string): Promise<BulkPlanRow | undefined> {
  const [plan] = await tx.select().from(bulkPlans).where(eq(bulkPlans.id, id)).for('update');
  return plan;
}

export async function findPlan(
  db: Database,
  id: string,
): Promise<{ plan: BulkPlanRow; author: UserRow } | undefined> {
  const [found] = await db
    .select({ plan: bulkPlans, author: users })
    .from(bulkPlans)
    .innerJoin(users, eq(users.id, bulkPlans.authorId))
    .where(eq(bulkPlans.id, id));
  return found;
}

interface Page {
  limit: number;
  offset: number;
}

/** Those that were confirmed, the latest first. */
export function listPlans(
  db: Database,
  { limit, offset }: Page,
): Promise<{ plan: BulkPlanRow; author: UserRow }[]> {
  return db
    .select({ plan: bulkPlans, author: users })
    .from(bulkPlans)
    .innerJoin(users, eq(users.id, bulkPlans.authorId))
    .where(isNotNull(bulkPlans.committedAt))
    .orderBy(desc(bulkPlans.committedAt), desc(bulkPlans.id))
    .limit(limit)
    .offset(offset);
}

export const countPlans = (db: Database): Promise<number> =>
  db.$count(bulkPlans, isNotNull(bulkPlans.committedAt));

export async function savePlan(tx: Database, id: string, changes: Partial<BulkPlanRow>): Promise<void> {
  await tx.update(bulkPlans).set(changes).where(eq(bulkPlans.id, id));
}

/** Plans of which something is left to do now, or to undo, oldest first. */
export async function listDuePlans(db: Database, now: Date): Promise<string[]> {
  const { startsAt, finishedAt, undoRequestedAt, undoFinishedAt, committedAt } = bulkPlans;
  const rows = await db
    .select({ id: bulkPlans.id })
    .from(bulkPlans)
    .where(
      or(
        and(lte(startsAt, now), isNull(finishedAt)),
        and(isNotNull(undoRequestedAt), isNull(undoFinishedAt)),
      ),
    )
    .orderBy(asc(committedAt));
  return rows.map(({ id }) => id);
}

export interface ResultCount {
  state: BulkRowState;
  reason: BulkReason | null;
  count: number;
}

export function countResults(
  db: Database,
  planIds: readonly string[],
): Promise<(ResultCount & { planId: string })[]> {
  return db
    .select({ planId: bulkRows.planId, state: bulkRows.state, reason: bulkRows.reason, count: count() })
    .from(bulkRows)
    .where(inArray(bulkRows.planId, [...planIds]))
    .groupBy(bulkRows.planId, bulkRows.state, bulkRows.reason)
    .orderBy(bulkRows.state, sql`${count()} desc`);
}

/** The next row in this state, locked: another process takes the one after, and a killed one leaves it as it was. */
export async function lockNextRow(
  tx: Database,
  planId: string,
  state: BulkRowState,
): Promise<BulkRow | undefined> {
  const [row] = await tx
    .select()
    .from(bulkRows)
    .where(and(eq(bulkRows.planId, planId), eq(bulkRows.state, state)))
    .orderBy(asc(bulkRows.position))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function saveRow(
  tx: Database,
  { planId, position }: Pick<BulkRow, 'planId' | 'position'>,
  changes: Partial<BulkRow>,
): Promise<void> {
  await tx
    .update(bulkRows)
    .set(changes)
    .where(and(eq(bulkRows.planId, planId), eq(bulkRows.position, position)));
}

/** The rows that are not done yet will not be; one that is being done now is waited for, and stays done. */
export async function dropPlannedRows(tx: Database, planId: string, doneAt: Date): Promise<void> {
  await tx
    .update(bulkRows)
    .set({ state: 'ignored', reason: 'canceled', doneAt })
    .where(and(eq(bulkRows.planId, planId), eq(bulkRows.state, 'planned')));
}

/** Sets when the work ended, once no row is left in the state that it takes; rows in hand elsewhere still are. */
export async function markFinished(
  db: Database,
  planId: string,
  { state, column, at }: { state: BulkRowState; column: 'finishedAt' | 'undoFinishedAt'; at: Date },
): Promise<void> {
  const left = db
    .select({ one: sql`1` })
    .from(bulkRows)
    .where(and(eq(bulkRows.planId, planId), eq(bulkRows.state, state)));
  await db
    .update(bulkPlans)
    .set({ [column]: at })
    .where(and(eq(bulkPlans.id, planId), isNull(bulkPlans[column]), notExists(left)));
}

export interface BulkRowView {
  row: BulkRow;
  contract: ContractRow;
  client: UserRow;
  product: string;
}

interface RowsPage {
  state?: BulkRowState | undefined;
  limit: number;
  offset?: number;
}

const rowsWhere = (planId: string, state: BulkRowState | undefined) =>
  and(eq(bulkRows.planId, planId), state === undefined ? undefined : eq(bulkRows.state, state));

/** In the order of the list; without those whose contract was erased. */
export function listRows(
  db: Database,
  planId: string,
  { state, limit, offset = 0 }: RowsPage,
): Promise<BulkRowView[]> {
  return db
    .select({ row: bulkRows, contract: contracts, client: users, product: strategies.title })
    .from(bulkRows)
    .innerJoin(contracts, eq(contracts.id, bulkRows.subjectId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .where(rowsWhere(planId, state))
    .orderBy(asc(bulkRows.position))
    .limit(limit)
    .offset(offset);
}

export function countRows(db: Database, planId: string, state: BulkRowState | undefined): Promise<number> {
  return db.$count(bulkRows, rowsWhere(planId, state));
}
