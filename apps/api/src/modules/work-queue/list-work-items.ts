import type { components } from '@repo/api-sdk/spec';
import { formatNumericDate } from '@repo/domain/format';
import {
  dueAtOf,
  endOfParisDay,
  isAssignable,
  lastOpening,
  type WorkKind,
  type WorkView,
  workHours,
} from '@repo/domain/work';
import type { WorkAssignmentRow } from '../../db/schema/work.ts';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { type DueValue, listDueValues } from './due-values.ts';
import { readWorkLabels, type WorkLabel } from './work-labels.repository.ts';
import { isStored, listAssignees, type WorkScope, workScopeOf } from './work-queue.policy.ts';
import {
  type CountedWaiting,
  countAssigned,
  countWaiting,
  type Deadlines,
  listAssignments,
  listWaiting,
  type WaitingRow,
} from './work-queue.repository.ts';

type Response = components['schemas']['WorkItems'];
type Item = Response['items'][number];
type Count = components['schemas']['WorkCount'];

const listed = 50;

/** « Ma file »: the most urgent of each kind, merged, with the counts of all that waits. */
export async function listWorkItems(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  view: WorkView,
): Promise<Response> {
  const work = await workScopeOf(deps, actor);
  const deadlines = deadlinesAt(deps.clock.now());
  const query = { kinds: work.kinds.filter(isStored), scope: work.scope, userId: actor.userId, deadlines };
  // At once, on connections of their own: most of their time is planning.
  const [values, all, assigned, assignees] = await Promise.all([
    listValues(deps, work, deadlines.now),
    countWaiting(deps.db, query),
    countAssigned(deps.db, query),
    listAssignees(deps, actor),
  ]);
  const leftOut = (kind: WorkKind) => leftOutOf(assigned, kind, view);
  const stored = await listWaiting(deps.db, { ...query, now: deadlines.now, view, limit: listed, leftOut });
  const rows = [
    ...stored.map((row) => ({ row, value: null })),
    ...values.filter(({ row }) => isShown(row, view, { userId: actor.userId, now: deadlines.now })),
  ];
  const first = rows
    .map((one) => ({ ...one, dueAt: dueAtOf(one.row.kind, one.row.opened_at, one.row.due_at) }))
    .toSorted(byUrgency)
    .slice(0, listed);
  return {
    items: await toItems(deps, first, { now: deadlines.now, assignees }),
    counts: sumCounts(all, assigned, countValues(values, { userId: actor.userId, deadlines })),
    assignees,
  };
}

/** How many wait and are late: what the team is written every morning. */
export async function countTeamWork(deps: Pick<Deps, 'db' | 'clock'>, kinds: readonly WorkKind[]) {
  const deadlines = deadlinesAt(deps.clock.now());
  const userId = null;
  const query = { kinds: kinds.filter(isStored), scope: undefined, userId, deadlines };
  const all = await countWaiting(deps.db, query);
  const assigned = await countAssigned(deps.db, query);
  const values = await listValues(deps, { kinds, scope: undefined }, deadlines.now);
  return sumCounts(all, assigned, countValues(values, { userId, deadlines })).team;
}

/** The last opening of a kind that is due at an instant; null of what has its own due time. */
function openedFor(kind: WorkKind, at: Date): Date | null {
  const hours = workHours[kind];
  return hours === null ? null : lastOpening(at, hours);
}

function deadlinesAt(now: Date): Deadlines {
  const endOfDay = endOfParisDay(parisDay(now));
  return {
    now,
    endOfDay,
    late: (kind) => openedFor(kind, now),
    today: (kind) => openedFor(kind, endOfDay),
  };
}

interface ValueRow {
  row: WaitingRow;
  value: DueValue;
}

/** NAVs and rates in the shape of what is stored. */
async function listValues(
  deps: Pick<Deps, 'db' | 'clock'>,
  { kinds }: WorkScope,
  now: Date,
): Promise<ValueRow[]> {
  if (!kinds.includes('nav')) return [];
  const due = await listDueValues(deps);
  if (due.length === 0) return [];
  const assigned = new Map(
    (await listAssignments(deps.db, ['nav', 'rate'])).map((row) => [`${row.kind} ${row.subjectId}`, row]),
  );
  return due.map((value) => ({
    value,
    row: rowOf(value, assigned.get(`${value.kind} ${value.id}`), now),
  }));
}

function rowOf(
  { kind, id, openedAt }: DueValue,
  found: WorkAssignmentRow | undefined,
  now: Date,
): WaitingRow {
  const assigned = found === undefined || found.at < openedAt ? undefined : found;
  const until = assigned?.postponedUntil ?? null;
  return {
    kind,
    id,
    opened_at: openedAt,
    due_at: null,
    assignee_id: assigned?.assigneeId ?? null,
    postponed_until: until !== null && until > now ? until : null,
    reason: assigned?.reason ?? null,
    version: assigned?.version ?? 0,
  };
}

const isPut = ({ postponed_until: until }: WaitingRow, now: Date) => until !== null && until > now;

function isShown(row: WaitingRow, view: WorkView, { userId, now }: { userId: string; now: Date }): boolean {
  if (isPut(row, now)) return view === 'postponed';
  if (view === 'mine') return row.assignee_id === userId;
  if (view === 'unassigned') return row.assignee_id === null;
  return view === 'team';
}

interface Timed {
  row: WaitingRow;
  value: DueValue | null;
  dueAt: Date | null;
}

/** What has no due time last; then the oldest. */
const byUrgency = (a: Timed, b: Timed) =>
  (a.dueAt?.getTime() ?? Number.POSITIVE_INFINITY) - (b.dueAt?.getTime() ?? Number.POSITIVE_INFINITY) ||
  a.row.opened_at.getTime() - b.row.opened_at.getTime() ||
  a.row.id.localeCompare(b.row.id);

async function toItems(
  { db }: Pick<Deps, 'db'>,
  timed: readonly Timed[],
  { now, assignees }: { now: Date; assignees: readonly { id: string; name: string }[] },
): Promise<Item[]> {
  const byKind = Map.groupBy(timed, ({ row }) => row.kind);
  const labels = new Map<string, WorkLabel>();
  for (const [kind, rows] of byKind) {
    if (!isStored(kind)) continue;
    const read = await readWorkLabels(
      db,
      kind,
      rows.map(({ row }) => row.id),
    );
    for (const [id, label] of read) labels.set(`${kind} ${id}`, label);
  }
  const names = new Map(assignees.map(({ id, name }) => [id, name]));
  return timed.flatMap(({ row, value, dueAt }) => {
    const label = value === null ? labels.get(`${row.kind} ${row.id}`) : labelOf(value);
    // Done since the list was read.
    if (label === undefined) return [];
    return [
      {
        kind: row.kind,
        id: row.id,
        label: label.label,
        detail: label.detail,
        amount: label.amount,
        asset: label.asset,
        link_id: label.linkId,
        opened_at: row.opened_at.toISOString(),
        due_at: dueAt?.toISOString() ?? null,
        is_late: dueAt !== null && dueAt <= now,
        is_assignable: isAssignable(row.kind),
        assignee:
          row.assignee_id === null ? null : { id: row.assignee_id, name: names.get(row.assignee_id) ?? '' },
        postponed_until: isPut(row, now) ? (row.postponed_until?.toISOString() ?? null) : null,
        reason: isPut(row, now) ? row.reason : null,
        version: row.version,
      },
    ];
  });
}

const labelOf = ({ kind, id, label, day }: DueValue): WorkLabel => ({
  id,
  label,
  detail: formatNumericDate(day),
  amount: null,
  asset: null,
  linkId: day,
  object: { type: kind, id },
});

function countValues(
  values: readonly ValueRow[],
  { userId, deadlines: { now, endOfDay } }: { userId: string | null; deadlines: Deadlines },
): CountedWaiting[] {
  return values.flatMap(({ row }) => {
    const { kind } = row;
    const due = dueAtOf(kind, row.opened_at, null) ?? endOfDay;
    const one = { kind, count: 1, late: due <= now ? 1 : 0, today: due <= endOfDay ? 1 : 0 };
    const whose = row.assignee_id === userId ? 'mine' : 'others';
    const parts: CountedWaiting[] = [{ ...one, part: 'all' }];
    if (isPut(row, now)) parts.push({ ...one, part: 'postponed' });
    else if (row.assignee_id !== null) parts.push({ ...one, part: whose });
    return parts;
  });
}

const leftOutOf = (assigned: readonly CountedWaiting[], kind: WorkKind, view: WorkView): number =>
  assigned
    .filter((row) => row.kind === kind && (row.part === 'postponed' || view === 'unassigned'))
    .reduce((sum, { count }) => sum + count, 0);

/** What no one has is all but what was put off and what someone has. */
function sumCounts(...lists: CountedWaiting[][]): Response['counts'] {
  const sums = { all: zero(), postponed: zero(), mine: zero(), others: zero() };
  for (const { part, count, late, today } of lists.flat()) {
    const sum = sums[part];
    sum.count += count;
    sum.late += late;
    sum.today += today;
  }
  const team = minus(sums.all, sums.postponed);
  const unassigned = minus(minus(team, sums.mine), sums.others);
  return {
    mine: withoutLate(sums.mine),
    unassigned: withoutLate(unassigned),
    team: withoutLate(team),
    postponed: withoutLate(sums.postponed),
  };
}

const zero = (): Count => ({ count: 0, late: 0, today: 0 });
/** The two may be of two instants: an item done between them is counted in one of them alone. */
const minus = (a: Count, b: Count): Count => ({
  count: Math.max(0, a.count - b.count),
  late: Math.max(0, a.late - b.late),
  today: Math.max(0, a.today - b.today),
});
/** Of the day: what is late by its end, and is not yet. */
const withoutLate = ({ count, late, today }: Count): Count => ({
  count,
  late,
  today: Math.max(0, today - late),
});
