// SQL of « Ma file »: of each kind the most urgent, in the order of an index, and the counts of all.
import { type WorkKind, type WorkView, workKinds } from '@repo/domain/work';
import { and, eq, gte, inArray, not, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { isAdministrator, users } from '../../db/schema/identity.ts';
import { messageThreads } from '../../db/schema/messages.ts';
import { type WorkAssignmentRow, workAssignments } from '../../db/schema/work.ts';
import { parisDay } from '../../paris-time.ts';
import type { Scope } from '../clients/scope.repository.ts';
import { type StoredKind, totalOf, waitingOf } from './waiting.repository.ts';

/** Late and due by the end of the day: opened at these instants or before; null of what has its own due time. */
export interface Deadlines {
  now: Date;
  endOfDay: Date;
  late: (kind: WorkKind) => Date | null;
  today: (kind: WorkKind) => Date | null;
}

export interface QueueQuery {
  kinds: readonly StoredKind[];
  /** Null: of no person in particular. */
  userId: string | null;
  scope: Scope;
  deadlines: Deadlines;
}

const instant = z.coerce.date();
const waitingRow = z.object({
  kind: z.enum(workKinds),
  id: z.string(),
  opened_at: instant,
  due_at: instant.nullable(),
  assignee_id: z.string().nullable(),
  postponed_until: instant.nullable(),
  reason: z.string().nullable(),
  version: z.number(),
});
export type WaitingRow = z.infer<typeof waitingRow>;

/** An assignment is of the thing as it was opened: one that was opened again since has none. */
const isOf = sql`a.at >= w.opened_at`;
const isPut = (now: Date) => sql`coalesce(a.postponed_until > ${now.toISOString()}::timestamptz, false)`;

interface PageQuery extends Omit<QueueQuery, 'deadlines'> {
  now: Date;
  view: WorkView;
  limit: number;
  /** How many of a kind the view leaves out: no more of the most urgent than these and the page are read. */
  leftOut: (kind: StoredKind) => number;
}

/** At most `limit` of each kind. */
export async function listWaiting(db: Database, query: PageQuery): Promise<WaitingRow[]> {
  const pages = query.kinds.map(
    (kind) => sql`(${pageOf(kind, query)} order by w.sort, w.id limit ${query.limit})`,
  );
  const result: unknown = await db.execute(sql.join(pages, sql` union all `));
  return z.object({ rows: z.array(waitingRow) }).parse(result).rows;
}

function pageOf(kind: StoredKind, { view, userId, scope, now, limit, leftOut }: PageQuery): SQL {
  const columns = sql`select ${kind}::text as kind, w.id::text as id, w.opened_at::text as opened_at,
    w.due_at::text as due_at, coalesce(a.assignee_id, w.assignee_id)::text as assignee_id,
    a.postponed_until::text as postponed_until, a.reason, coalesce(a.version, 0) as version`;
  const waiting = waitingOf(kind, scope, userId);
  const put = isPut(now);
  const mine = sql`coalesce(a.assignee_id, w.assignee_id) = ${userId}::uuid`;
  // From the few that were assigned or put off.
  if (kind !== 'task' && (view === 'mine' || view === 'postponed')) {
    return sql`${columns} from work_assignments a join (${waiting}) w on w.id = a.subject_id::uuid and ${isOf}
      where a.kind = ${kind} and ${view === 'mine' ? sql`${mine} and not ${put}` : put}`;
  }
  const views: Readonly<Record<WorkView, SQL>> = {
    mine,
    unassigned: sql`coalesce(a.assignee_id, w.assignee_id) is null and not ${put}`,
    team: sql`not ${put}`,
    postponed: put,
  };
  const first = view === 'mine' ? sql`` : sql`order by sort, id limit ${limit + leftOut(kind)}`;
  return sql`${columns} from (${waiting} ${first}) w
    left join work_assignments a on a.kind = ${kind} and a.subject_id = w.id::text and ${isOf} where ${views[view]}`;
}

const countRow = z.object({
  kind: z.enum(workKinds),
  part: z.enum(['all', 'postponed', 'mine', 'others']),
  count: z.coerce.number(),
  late: z.coerce.number(),
  today: z.coerce.number(),
});
export type CountedWaiting = z.infer<typeof countRow>;

/** Of each kind all that waits. */
export const countWaiting = (db: Database, query: QueueQuery): Promise<CountedWaiting[]> =>
  countEach(db, query, allOf);

/** Of each kind what was put off or has an assignee: how much is whose. */
export const countAssigned = (db: Database, query: QueueQuery): Promise<CountedWaiting[]> =>
  countEach(db, query, assignedOf);

async function countEach(
  db: Database,
  query: QueueQuery,
  ofKind: (kind: StoredKind, query: QueueQuery) => SQL,
): Promise<CountedWaiting[]> {
  const counts = query.kinds.map((kind) => ofKind(kind, query));
  const result: unknown = await db.execute(sql.join(counts, sql` union all `));
  return z.object({ rows: z.array(countRow) }).parse(result).rows;
}

/** Opened at an instant or before; of what has its own due time, due by then. */
const dueBy = (opened: Date | null, own: Date): SQL =>
  opened === null
    ? sql`w.due_at <= ${own.toISOString()}::timestamptz`
    : sql`w.opened_at <= ${opened.toISOString()}::timestamptz`;

const countsOf = (kind: StoredKind, { deadlines }: QueueQuery): SQL => sql`count(*) as count,
  count(*) filter (where ${dueBy(deadlines.late(kind), deadlines.now)}) as late,
  count(*) filter (where ${dueBy(deadlines.today(kind), deadlines.endOfDay)}) as today`;

/** Of what a list counts: what is not late is read alone, as most of a long queue is late; of payouts, what is due. */
function allOf(kind: StoredKind, query: QueueQuery): SQL {
  const { scope, userId, deadlines } = query;
  const columns = sql`select ${kind}::text as kind, 'all' as part`;
  const total = totalOf(kind, scope);
  const waiting = sql`(${waitingOf(kind, scope, userId)}) w`;
  if (total === null) return sql`${columns}, ${countsOf(kind, query)} from ${waiting}`;
  const [late, today] = [deadlines.late(kind), deadlines.today(kind)];
  if (late === null || today === null) {
    // In the order of days, which an index has.
    const day = sql`${parisDay(deadlines.now)}::date`;
    return sql`${columns}, n.count as count, k.late, k.today from (${total}) n cross join (
      select count(*) filter (where w.sort < ${day}) as late, count(*) as today from ${waiting} where w.sort <= ${day}) k`;
  }
  return sql`${columns}, n.count as count, n.count - k.late as late, n.count - k.today as today
    from (${total}) n cross join (
      select count(*) as late, count(*) filter (where w.opened_at > ${today.toISOString()}::timestamptz) as today
      from ${waiting} where w.opened_at > ${late.toISOString()}::timestamptz) k`;
}

function assignedOf(kind: StoredKind, query: QueueQuery): SQL {
  const { scope, userId, deadlines } = query;
  const waiting = sql`(${waitingOf(kind, scope, userId)}) w`;
  const whose = sql`case when coalesce(a.assignee_id, w.assignee_id) = ${userId}::uuid then 'mine' else 'others' end`;
  const columns = (part: SQL) => sql`select ${kind}::text as kind, ${part} as part, ${countsOf(kind, query)}`;
  // A task has its assignee itself.
  if (kind === 'task')
    return sql`${columns(whose)} from ${waiting} cross join (select null::uuid as assignee_id) a group by 2`;
  const put = isPut(deadlines.now);
  return sql`${columns(sql`case when ${put} then 'postponed' else ${whose} end`)}
    from work_assignments a join ${waiting} on w.id = a.subject_id::uuid and ${isOf}
    where a.kind = ${kind} and (a.assignee_id is not null or ${put}) group by 2`;
}

/** Whether one thing still waits, and since when; undefined when it does not, or not to this caller. */
export async function findWaiting(
  db: Database,
  { kind, id, scope, userId }: { kind: StoredKind; id: string; scope: Scope; userId: string },
): Promise<Date | undefined> {
  const result: unknown = await db.execute(
    sql`select w.opened_at::text as opened_at from (${waitingOf(kind, scope, userId)}) w where w.id = ${id}::uuid`,
  );
  return z.object({ rows: z.array(z.object({ opened_at: instant })) }).parse(result).rows[0]?.opened_at;
}

/** Of NAVs and rates, whose things are no rows. */
export function listAssignments(db: Database, kinds: readonly WorkKind[]): Promise<WorkAssignmentRow[]> {
  return db
    .select()
    .from(workAssignments)
    .where(inArray(workAssignments.kind, [...kinds]));
}

/** Held until the transaction ends. */
export async function lockAssignment(
  tx: Database,
  { kind, id }: { kind: WorkKind; id: string },
): Promise<WorkAssignmentRow | undefined> {
  // Two first acts on one thing have no row to wait on.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`work ${kind} ${id}`}, 0))`);
  const [row] = await tx
    .select()
    .from(workAssignments)
    .where(and(eq(workAssignments.kind, kind), eq(workAssignments.subjectId, id)));
  return row;
}

export async function saveAssignment(tx: Database, row: WorkAssignmentRow): Promise<void> {
  // The row is that of its kind and subject: setting these too changes nothing.
  await tx
    .insert(workAssignments)
    .values(row)
    .onConflictDoUpdate({ target: [workAssignments.kind, workAssignments.subjectId], set: row });
}

interface MovedClients {
  clientIds: readonly string[];
  /** Their new adviser; null for none. */
  to: string | null;
  byId: string;
}

/** What an adviser took of these clients and still waits goes with them, also when it was put off: no other adviser sees it. Returns the client of each. */
export function moveAssignments(
  tx: Database,
  { clientIds, to, byId }: MovedClients,
): Promise<{ userId: string }[]> {
  return tx
    .update(workAssignments)
    .set({
      assigneeId: to,
      postponedUntil: null,
      reason: null,
      byId,
      version: sql`${workAssignments.version} + 1`,
    })
    .from(messageThreads)
    .where(
      and(
        eq(workAssignments.kind, 'message'),
        eq(workAssignments.subjectId, sql`${messageThreads.id}::text`),
        eq(messageThreads.state, 'waiting'),
        gte(workAssignments.at, messageThreads.since),
        inArray(messageThreads.userId, [...clientIds]),
        inArray(
          workAssignments.assigneeId,
          tx
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.role, 'commercial'), not(isAdministrator(users)))),
        ),
      ),
    )
    .returning({ userId: messageThreads.userId });
}

/** Those of what no longer waits, or was opened again; of values, those that are a month old. */
export async function pruneAssignments(db: Database, before: Date): Promise<void> {
  for (const kind of workKinds) {
    if (kind === 'task') continue;
    const isOver =
      kind === 'nav' || kind === 'rate'
        ? sql`true`
        : sql`not exists (select from (${waitingOf(kind, undefined, null)}) w
            where w.id = ${workAssignments.subjectId}::uuid and ${workAssignments.at} >= w.opened_at)`;
    await db
      .delete(workAssignments)
      .where(and(eq(workAssignments.kind, kind), sql`${workAssignments.at} < ${before}`, isOver));
  }
}
