// SQL of the history of a record: lines of the trail, what the system booked, the versions of a published value.
import type { Service } from '@repo/domain/access';
import { isIsoDay } from '@repo/domain/dates';
import type { RecordRef } from '@repo/domain/records';
import { kaskadChangeKinds } from '@repo/domain/two-persons';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { isUuid } from '../../db/is-among.ts';

const historyRow = z.object({
  id: z.string(),
  at: z.coerce.date(),
  action: z.string(),
  actor: z.string().nullable(),
  actor_role: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  request_id: z.string().nullable(),
  is_erased: z.boolean(),
  change_request_id: z.string().nullable(),
  maker: z.string().nullable(),
  reason: z.string().nullable(),
});
export type HistoryRow = z.infer<typeof historyRow>;

const named = z.object({ id: z.string(), name: z.string() });

/** A record, and the services whose acts on it are read. */
export interface RecordOfAreas extends RecordRef {
  areas: readonly Service[];
}

export interface HistoryQuery extends RecordOfAreas {
  person?: string | undefined;
  field?: string | undefined;
  /** Id of the row that the page starts after. */
  after?: string | undefined;
  limit: number;
}

/** What the trail keeps for itself: shown as a reason or a link, never as a value. */
export const technicalFields: readonly string[] = [
  'change_request',
  'detail',
  'kind',
  'note',
  'reason',
  'task',
];

/** Newest first: one row more than the page when there is a next one. */
export async function listHistoryRows(db: Database, query: HistoryQuery): Promise<HistoryRow[]> {
  const { person, field, after, limit } = query;
  const clauses = [
    person === undefined ? undefined : sql`(${person}::uuid in (h.actor_id, r.maker_id))`,
    field === undefined ? undefined : sql`h.before -> ${field} is distinct from h.after -> ${field}`,
    after === undefined
      ? undefined
      : sql`(h.at, h.rank, h.number) < (select at, rank, number from history where id = ${after})`,
  ].filter((clause) => clause !== undefined);
  const where = clauses.length === 0 ? sql`` : sql`where ${sql.join(clauses, sql` and `)}`;
  const result: unknown = await db.execute(sql`${historyOf(query)}
    select h.id, h.at::text as at, h.action, h.actor_role, h.before, h.after, h.request_id, h.is_erased,
      h.change_request_id::text as change_request_id, nullif(trim(u.firstname || ' ' || u.lastname), '') as actor,
      nullif(trim(m.firstname || ' ' || m.lastname), '') as maker,
      coalesce(h.after ->> 'detail', h.after ->> 'reason', case when h.action not like 'change.%' then r.reason end) as reason
    from history h left join change_requests r on r.id = h.change_request_id
      left join users u on u.id = h.actor_id left join users m on m.id = r.maker_id
    ${where} order by h.at desc, h.rank desc, h.number desc limit ${limit + 1}`);
  return z.object({ rows: z.array(historyRow) }).parse(result).rows;
}

/** By whom and of which fields the whole history is: what it may be filtered by. */
export async function readHistoryFilters(
  db: Database,
  record: RecordOfAreas,
): Promise<{ people: { id: string; name: string }[]; fields: string[] }> {
  const people: unknown = await db.execute(sql`${historyOf(record)}
    select u.id::text as id, trim(u.firstname || ' ' || u.lastname) as name from users u
    where u.lastname <> '' and u.id in (select actor_id from history union
      select r.maker_id from change_requests r where r.id in (select change_request_id from history))
    order by u.lastname, u.firstname, u.id`);
  const fields: unknown = await db.execute(sql`${historyOf(record)}
    select distinct k.field from history h cross join lateral (
      select jsonb_object_keys(${objectOf(sql`h.before`)} || ${objectOf(sql`h.after`)}) as field) k
    where h.before -> k.field is distinct from h.after -> k.field
      and k.field not in (select json_array_elements_text(${JSON.stringify(technicalFields)}::json))
    order by k.field`);
  return {
    people: z.object({ rows: z.array(named) }).parse(people).rows,
    fields: z
      .object({ rows: z.array(z.object({ field: z.string() })) })
      .parse(fields)
      .rows.map(({ field }) => field),
  };
}

const objectOf = (value: SQL) =>
  sql`case when jsonb_typeof(${value}) = 'object' then ${value} else '{}'::jsonb end`;

/** `with … history as (…)`, of the kind of the record. */
function historyOf({ kind, id, areas }: RecordOfAreas): SQL {
  const isRequest = kind === 'change_request';
  const own = isRequest
    ? sql`select a.* from audit_log a join change_requests q on q.id = ${isUuid(id) ? id : null}::uuid
        and (a.object_type, a.object_id) = (q.subject_type, q.subject_id) where a.after ->> 'change_request' = ${id}`
    : sql`select a.* from audit_log a where a.object_type = ${kind} and a.object_id = ${id}
        and a.action <> 'trail.baseline'`;
  const seen = areas.includes('kaskad') ? own : sql`select * from (${own}) acts where ${isOfYield}`;
  const sources = [trailRows(isRequest), ...otherRows({ kind, id })];
  return sql`with own as (${seen}),
    approved as (select request_id, max(after ->> 'change_request') as id from own
      where action = 'change.approved' and request_id is not null group by request_id),
    history as (${sql.join(sources, sql` union all `)})`;
}

/** Neither what was done to a refund of Kaskad nor a request of it. */
const isOfYield = sql`action not like 'refund.%' and coalesce(after ->> 'kind', '') not in
  (select json_array_elements_text(${JSON.stringify(kaskadChangeKinds)}::json))`;

/** An approval is the line of what it did, where that is of the same record. */
function trailRows(isRequest: boolean): SQL {
  const isApprovalOfAct = sql`o.action = 'change.approved' and exists (
    select from own act where act.request_id = o.request_id and act.id <> o.id)`;
  return sql`select o.id::text as id, o.at, 0 as rank, o.id as number, o.action, o.actor_id, o.actor_role, o.before, o.after,
      o.request_id, o.salt is null as is_erased, coalesce(o.after ->> 'change_request', approved.id)::uuid as change_request_id
    from own o left join approved on approved.request_id = o.request_id
    where ${isRequest} or not (${isApprovalOfAct})`;
}

function otherRows({ kind, id }: RecordRef): SQL[] {
  if (kind === 'contract') return isUuid(id) ? [executedRows(id)] : [];
  const [series = '', day = ''] = id.split(' ');
  if (!isIsoDay(day)) return [];
  if (kind === 'nav') {
    const columns = sql`version, vl as value, source, entered_by, published_by, published_at`;
    const which = sql`strategy_id = ${series} and day = ${day}::date`;
    const every = sql`select ${columns} from navs where ${which} union all select ${columns} from nav_revisions where ${which}`;
    return [versionRows(every, { kind: 'nav%', day })];
  }
  if (kind !== 'rate') return [];
  const [base = '', quote = ''] = series.split('/');
  const columns = sql`version, rate as value, source, entered_by, published_by, published_at`;
  const which = sql`base = ${base} and quote = ${quote} and day = ${day}::date`;
  const every = sql`select ${columns} from fx_rates where ${which} union all select ${columns} from fx_rate_revisions where ${which}`;
  return [versionRows(every, { kind: 'fx%', day })];
}

/** Deals: the system executes them, without a user. */
const executedRows = (
  contractId: string,
): SQL => sql`select 'n' || e.number, e.booked_at, 1, e.number, o.kind || '.executed',
    null::uuid, null::text, null::jsonb, null::jsonb, null::text, false, null::uuid
  from journal_entries e join orders o on o.id = e.subject_id
  where e.contract_id = ${contractId}::uuid and e.kind in ('deal-in', 'deal-out', 'deal-back', 'rectification')`;

/** A published value and those before it; its plan, committed at the same instant, leads to the request and the reason. */
const versionRows = (
  versions: SQL,
  { kind, day }: { kind: 'nav%' | 'fx%'; day: string },
): SQL => sql`select 'v' || v.version, v.published_at, 1, v.version,
    case when v.before is null then 'value.published' else 'value.corrected' end, coalesce(v.published_by, v.entered_by), null::text,
    case when v.before is not null then jsonb_build_object('value', v.before::text, 'source', v.source_before) end,
    jsonb_build_object('value', v.value::text, 'source', v.source, 'detail', coalesce(q.reason, act.after ->> 'detail')),
    act.request_id, false, q.id
  from (select version, value, source, entered_by, published_by, published_at, lag(value) over (order by version) as before,
      lag(source) over (order by version) as source_before from (${versions}) every_version) v
    left join lateral (select plan.id from import_plans plan where plan.committed_at = v.published_at
      and plan.kind like ${kind} and ${day}::date between plan.first_day and plan.last_day limit 1) p on true
    left join audit_log act on act.object_type = 'import_plan' and act.object_id = p.id::text and act.action = 'market_data.imported'
    left join change_requests q on q.subject_type = 'import' and q.subject_id = p.id::text and q.state = 'approved'`;
