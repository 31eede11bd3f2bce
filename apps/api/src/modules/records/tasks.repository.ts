// SQL of tasks, the first kind of work items.
import { openTasksMax, type WorkItemState } from '@repo/domain/records';
import { aliasedTable, and, asc, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { startOfParisDay } from '../../db/paris-day.ts';
import { users } from '../../db/schema/identity.ts';
import { type WorkItemRow, workItems } from '../../db/schema/records.ts';
import { inScope, ofClientsInScope, type Scope } from '../clients/scope.repository.ts';
import type { SubjectRef } from './subjects.repository.ts';

export interface TaskView {
  task: WorkItemRow;
  /** In Paris. */
  dueDay: string | null;
  assignee: { firstname: string; lastname: string } | null;
  opener: { firstname: string; lastname: string } | null;
}

/** The end of the day in Paris. */
export const dueAtOf = (day: string): SQL<Date> => sql<Date>`${startOfParisDay(day, 1)}`;
const dueDay = sql<string | null>`((${workItems.dueAt} at time zone 'Europe/Paris')::date - 1)::text`;

function selectTasks(db: Database) {
  const opener = aliasedTable(users, 'opener');
  return db
    .select({
      task: workItems,
      dueDay,
      assignee: { firstname: users.firstname, lastname: users.lastname },
      opener: { firstname: opener.firstname, lastname: opener.lastname },
    })
    .from(workItems)
    .leftJoin(users, eq(users.id, workItems.assigneeId))
    .leftJoin(opener, eq(opener.id, workItems.openedBy))
    .$dynamic();
}

/** Those to do first, by their day; those without a day last. */
const byDay = [sql`${workItems.dueAt} asc nulls last`, asc(workItems.openedAt), asc(workItems.id)];

/** `assignees`: theirs alone. */
export function listTasksOf(
  db: Database,
  { subjectKind, subjectId }: SubjectRef,
  assignees: Scope,
): Promise<TaskView[]> {
  return selectTasks(db)
    .where(
      and(
        eq(workItems.kind, 'task'),
        eq(workItems.subjectKind, subjectKind),
        eq(workItems.subjectId, subjectId),
        inScope(workItems.assigneeId, assignees),
      ),
    )
    .orderBy(desc(workItems.state), ...byDay);
}

/** Whose tasks: of an adviser, their own and those of advisers who delegate to them, on the clients whom they see. */
export interface TaskOwner {
  assignees: readonly string[];
  /** Of the clients that the tasks are about. */
  scope: Scope;
}

const assignedTo = ({ assignees, scope }: TaskOwner, state: WorkItemState) =>
  and(
    eq(workItems.kind, 'task'),
    inScope(workItems.assigneeId, assignees),
    eq(workItems.state, state),
    ofClientsInScope(workItems.userId, scope),
  );

/** The end of the day in Paris, or the days before: what is to be done today. */
const isDueBy = (day: string) => sql`(${workItems.dueAt} is null or ${workItems.dueAt} <= ${dueAtOf(day)})`;

interface ListedTasks {
  state: WorkItemState;
  /** Those of this day and before, and those without a day. */
  dueBy?: string | undefined;
}

/** Open ones by their day, done ones the last first. */
export function listTasksFor(
  db: Database,
  owner: TaskOwner,
  { state, dueBy }: ListedTasks,
): Promise<TaskView[]> {
  return selectTasks(db)
    .where(and(assignedTo(owner, state), dueBy === undefined ? undefined : isDueBy(dueBy)))
    .orderBy(...(state === 'open' ? byDay : [desc(workItems.closedAt), desc(workItems.id)]))
    .limit(openTasksMax);
}

export async function countOpenTasks(
  db: Database,
  owner: TaskOwner,
  { now, dueBy }: { now: Date; dueBy?: string | undefined },
): Promise<{ open: number; late: number }> {
  const mine = assignedTo(owner, 'open');
  return {
    open: await db.$count(workItems, and(mine, dueBy === undefined ? undefined : isDueBy(dueBy))),
    late: await db.$count(workItems, and(mine, lte(workItems.dueAt, now))),
  };
}

/** The first to do of each of these clients, by the id of the client. */
export async function listFirstTasks(
  db: Database,
  clientIds: readonly string[],
  assignees: readonly string[],
): Promise<ReadonlyMap<string, TaskView>> {
  if (clientIds.length === 0) return new Map();
  const tasks = await selectTasks(db)
    .where(
      and(assignedTo({ assignees, scope: undefined }, 'open'), inArray(workItems.userId, [...clientIds])),
    )
    .orderBy(...byDay);
  return new Map(tasks.toReversed().map((view) => [view.task.userId ?? '', view]));
}

export async function findTask(db: Database, id: string): Promise<TaskView | undefined> {
  const [row] = await selectTasks(db).where(and(eq(workItems.kind, 'task'), eq(workItems.id, id)));
  return row;
}

/** Held until the transaction ends. */
export async function lockTask(tx: Database, id: string): Promise<WorkItemRow | undefined> {
  const [row] = await tx
    .select()
    .from(workItems)
    .where(and(eq(workItems.kind, 'task'), eq(workItems.id, id)))
    .for('update');
  return row;
}

type TaskInsert = Omit<typeof workItems.$inferInsert, 'kind' | 'dueAt'> & { dueDay: string | null };

export async function insertTask(tx: Database, { dueDay: day, ...row }: TaskInsert): Promise<void> {
  await tx.insert(workItems).values({ ...row, kind: 'task', dueAt: day === null ? null : dueAtOf(day) });
}

export interface TaskChange {
  title?: string | undefined;
  dueDay?: string | null | undefined;
  assigneeId?: string | null | undefined;
  closing?: { state: WorkItemState; closedBy: string | null; closedAt: Date | null } | undefined;
}

/** Leaves what is undefined. */
export async function saveTask(
  tx: Database,
  { id, version }: WorkItemRow,
  { dueDay: day, closing, title, assigneeId }: TaskChange,
): Promise<void> {
  await tx
    .update(workItems)
    .set({
      ...(title !== undefined && { title }),
      ...(assigneeId !== undefined && { assigneeId }),
      ...(day !== undefined && { dueAt: day === null ? null : dueAtOf(day) }),
      ...closing,
      version: version + 1,
    })
    .where(eq(workItems.id, id));
}

interface Reassigned {
  /** An assignee, or of the tasks without one, some. */
  from: string | { unassigned: readonly string[] };
  to: string | null;
}

/** Gives what one assignee has to do on these clients to another, or to none. */
export async function reassignOpenTasks(
  tx: Database,
  clientIds: readonly string[],
  { from, to }: Reassigned,
): Promise<Pick<WorkItemRow, 'id' | 'userId' | 'subjectKind' | 'subjectId'>[]> {
  const held =
    typeof from === 'string'
      ? eq(workItems.assigneeId, from)
      : and(isNull(workItems.assigneeId), inArray(workItems.id, [...from.unassigned]));
  return tx
    .update(workItems)
    .set({ assigneeId: to, version: sql`${workItems.version} + 1` })
    .where(
      and(
        eq(workItems.kind, 'task'),
        eq(workItems.state, 'open'),
        inArray(workItems.userId, [...clientIds]),
        held,
      ),
    )
    .returning({
      id: workItems.id,
      userId: workItems.userId,
      subjectKind: workItems.subjectKind,
      subjectId: workItems.subjectId,
    });
}
