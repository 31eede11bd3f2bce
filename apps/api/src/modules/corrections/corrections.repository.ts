// SQL of corrected values that deals were executed at: movements keep theirs, `navs` and `fx_rates` hold those in force.
import { PAYMENT_ASSETS } from '@repo/domain/money';
import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { type ListOrder, type PagePlace, pageClauses, readPage } from '../../db/keyset.ts';
import type { SeriesDay } from '../market-data/affected.repository.ts';

/** Of a movement, what is read of each: not its quotes. */
const movement = sql`m.strategy_id, m.number, m.contract_id, m.order_id`;

const isDeal = sql`m.reverses is null and m.nature not in ('renunciation', 'reprise') and m.asset in ${[...PAYMENT_ASSETS]}`;

const gapOf = (d: SQL) => sql`abs(${d}.executed / ${d}.value - 1)`;

/** Deals that hold another value than the one in force. One that was undone before the correction is none of it. */
const wrong = sql`wrong as (
  select 'nav' as kind, n.strategy_id as series, n.day, n.vl as value, n.corrected_at, m.nav as executed, ${movement}
  from (
    select n.strategy_id, n.day, n.vl,
      -- A later version may have changed what the NAV is made of alone.
      coalesce((select max(x.replaced_at) from nav_revisions x
        where x.strategy_id = n.strategy_id and x.day = n.day and x.vl <> n.vl), n.published_at) as corrected_at
    from (select distinct strategy_id, day from nav_revisions) r join navs n using (strategy_id, day)
    -- Once for each value, not for each movement.
    offset 0) n
    join unit_movements m on m.strategy_id = n.strategy_id and m.dealing_day = n.day
  where m.nav <> n.vl and ${isDeal}
  union all
  select 'fx', f.base || '/' || f.quote, f.day, f.rate, f.published_at, q.rate, ${movement}
  from (select distinct base, quote, day, jsonb_build_array(jsonb_build_object('base', base, 'quote', quote, 'day', day::text)) as used
      from fx_rate_revisions offset 0) r
    join fx_rates f using (base, quote, day)
    -- By an index of the quotes.
    join unit_movements m on m.quotes @> used
    cross join lateral jsonb_to_recordset(m.quotes) as q(base text, quote text, day date, rate numeric)
  where q.base = f.base and q.quote = f.quote and q.day = f.day and q.rate <> f.rate and ${isDeal})`;

/** With the last decision since the correction. */
const judged = sql`(select w.*, x.decision, x.reason, x.decided_by, x.decided_at from wrong w
  left join lateral (select * from deal_decisions x where x.strategy_id = w.strategy_id and x.movement = w.number
    and x.decided_at >= w.corrected_at order by x.decided_at desc limit 1) x on true)`;

/** Selected where nothing of a decision is shown. */
const noDecision = sql`null as reason, null::uuid as decided_by, null::timestamptz as decided_at`;

/** Whether something was decided since: all decisions are read at once, whatever the planner expects. */
const counted = sql`(select w.*, case when x.last is not null then 'decided' end as decision, ${noDecision} from wrong w
  left join (select strategy_id, movement, max(decided_at) as last from deal_decisions group by strategy_id, movement) x
    on x.strategy_id = w.strategy_id and x.movement = w.number and x.last >= w.corrected_at offset 0)`;

/** Nothing decided of them since: most are, and the rest is found out of few. */
const undecided = sql`(select w.*, null as decision, ${noDecision} from wrong w
  where not exists (select from (select strategy_id, movement, decided_at from deal_decisions offset 0) x
    where x.strategy_id = w.strategy_id and x.movement = w.number and x.decided_at >= w.corrected_at) offset 0)`;

/** What waits for a second person; few. */
const pending = sql`pending as materialized (
  select id, kind, subject_id, payload -> 'input' ->> 'movement' as movement from change_requests
  where state = 'pending' and kind in ('payment.rectify', 'deal.settle'))`;

const dealsOf = (from: SQL) => sql`${pending}, deals as (
  select w.kind, w.series, w.day, w.value, w.corrected_at, w.executed, w.strategy_id, w.number,
    ${gapOf(sql`w`)} as gap, w.contract_id, c.status as contract_status, w.reason, w.decided_by, w.decided_at, p.id as pending,
    u.number is not null as is_rectified, coalesce(er.reason, e.reason) as rectified_reason, e.booked_by as rectified_by, u.booked_at as rectified_at,
    case when u.number is not null then 'rectified' when w.decision is not null then w.decision
      when p.id is not null then 'pending' else 'open' end as state
  from ${from} w
    -- Not read where nothing of it is selected.
    left join contracts c on c.id = w.contract_id
    left join unit_movements u on u.strategy_id = w.strategy_id and u.reverses = w.number
    left join journal_entries e on e.number = u.entry
    left join entry_reasons er on er.entry = e.number
    left join lateral (select r.id from pending r where r.subject_id = w.contract_id::text
      and (r.kind = 'payment.rectify' and (select o.kind from orders o where o.id = w.order_id) = 'subscription'
        or r.kind = 'deal.settle' and r.movement = w.number::text) limit 1) p on true
  where (u.number is null or u.nature = 'rectification' and u.booked_at >= w.corrected_at))`;

const at = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const correctionRow = z.object({
  kind: z.enum(['nav', 'fx']),
  series: z.string(),
  title: z.string(),
  day: z.string(),
  executed: z.array(z.string()),
  value: z.string(),
  gap: z.coerce.number(),
  corrected_at: z.string(),
  deals: z.coerce.number(),
  open: z.coerce.number(),
  is_decision_required: z.boolean(),
});
export type CorrectionRow = z.infer<typeof correctionRow>;

interface Read {
  /** A fraction: an open deal above it requires a decision. */
  threshold: string;
  only?: SeriesDay;
}

const corrections = ({
  threshold,
  only,
  from = only === undefined ? counted : judged,
}: Read & { from?: SQL }) => sql`with ${wrong}, ${dealsOf(from)}, corrections as (
  select v.kind, v.series, coalesce(s.title, v.series) as title, v.day::text as day, array_agg(v.executed::text order by v.executed::text) as executed,
    v.value::text as value, max(v.gap)::float8 as gap, ${at(sql`v.corrected_at`)} as corrected_at, sum(v.deals)::int as deals,
    sum(v.open)::int as open, bool_or(v.open > 0 and v.gap > ${threshold}::numeric) as is_decision_required
  -- Once for each value that deals were executed at.
  from (select d.day, d.kind, d.series, d.value, d.corrected_at, d.executed, ${gapOf(sql`d`)} as gap, count(*) as deals,
      count(*) filter (where d.state = 'open') as open
    from deals d where ${only === undefined ? sql`true` : ofSeries(only)}
    group by d.day, d.value, d.executed, d.corrected_at, d.kind, d.series) v
    left join strategies s on s.id = v.series and v.kind = 'nav'
  group by v.day, v.kind, v.series, s.title, v.value, v.corrected_at)`;

const ofSeries = ({ kind, series, day }: SeriesDay) =>
  sql`d.kind = ${kind} and d.series = ${series} and d.day = ${day}::date`;

export interface CorrectionFilter {
  state: 'open' | undefined;
  threshold: string;
}

const orderOf = (isDescending: boolean): ListOrder => ({
  by: [sql`corrected_at`, sql`day`, sql`series`],
  isDescending,
});

const listedSchema = z.object({
  rows: z.tuple([
    z.object({ listed: z.array(correctionRow).nullable(), total: z.number(), required: z.number() }),
  ]),
});

/** Few, whatever the size of the books: they are found first, once for the page and its counts, then put in order. */
export async function listCorrectionRows(
  db: Database,
  { state, threshold }: CorrectionFilter,
  page: PagePlace & { isDescending: boolean },
): Promise<{ rows: CorrectionRow[]; total: number; required: number }> {
  const order = orderOf(page.isDescending);
  const where = state === 'open' ? sql`open > 0` : sql`true`;
  const read = async (listed: SQL) => {
    const result: unknown = await db.execute(sql`${corrections({ threshold })}
      select (select json_agg(row_to_json(c)) from (${listed}) c) as listed, (count(*) filter (where ${where}))::int as total,
        (count(*) filter (where is_decision_required))::int as required from corrections`);
    const [{ listed: rows, ...counts }] = listedSchema.parse(result).rows;
    return { rows: rows ?? [], ...counts };
  };
  let counts: { total: number; required: number } | undefined;
  const rows = await readPage(page, {
    find: async (id) => {
      const only = seriesDayOf(id);
      const row = only && (await findCorrectionRow(db, only, threshold));
      return row === undefined ? [] : [{ boundary: [row.corrected_at, row.day, row.series] }];
    },
    select: async (boundary) => {
      const clauses = pageClauses(order, page, boundary);
      const { rows: listed, ...others } = await read(
        sql`select * from corrections where ${and(where, clauses.where)} order by ${sql.join(clauses.orderBy, sql`, `)}
          limit ${clauses.limit} offset ${clauses.offset}`,
      );
      counts = others;
      return listed;
    },
  });
  // The row that the page starts from is gone.
  if (counts === undefined) counts = await read(sql`select * from corrections where false`);
  const { total, required } = counts;
  return { rows, total, required };
}

/** `usdfy_2026-01-02`, or `EUR-USD_2026-01-02`. */
export const idOf = ({ series, day }: SeriesDay): string => `${series.replace('/', '-')}_${day}`;

/** Undefined for what is none. */
export function seriesDayOf(id: string): SeriesDay | undefined {
  const [, series, day] = /^(.+)_(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  if (series === undefined || day === undefined) return undefined;
  return /^[A-Z]{3}-[A-Z]{3}$/.test(series)
    ? { kind: 'fx', series: series.replace('-', '/'), day }
    : { kind: 'nav', series, day };
}

/** Those that require a decision: how many, and when the oldest was corrected. */
export async function countRequiredCorrections(
  db: Database,
  threshold: string,
): Promise<{ count: number; since: string | null }> {
  const result: unknown = await db.execute(sql`${corrections({ threshold, from: undecided })}
    select count(*)::int as count, min(corrected_at) as since from corrections where is_decision_required`);
  const row = z.object({ count: z.number(), since: z.string().nullable() });
  return z.object({ rows: z.tuple([row]) }).parse(result).rows[0];
}

export async function findCorrectionRow(
  db: Database,
  only: SeriesDay,
  threshold: string,
): Promise<CorrectionRow | undefined> {
  const result: unknown = await db.execute(
    sql`${corrections({ threshold, only })} select * from corrections order by corrected_at desc limit 1`,
  );
  return z.object({ rows: z.array(correctionRow) }).parse(result).rows[0];
}

const dealRow = z.object({
  title: z.string(),
  day: z.string(),
  value: z.string(),
  strategy_id: z.string(),
  number: z.coerce.number(),
  executed: z.string(),
  gap: z.coerce.number(),
  is_required: z.boolean(),
  contract_status: z.string(),
  state: z.enum(['open', 'pending', 'rectified', 'settled', 'left']),
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Who requested it; null of what one person decided. */
  requested_by: z.string().nullable(),
  pending: z.string().nullable(),
});
export type CorrectedDealRow = z.infer<typeof dealRow>;

/** The request that was approved when the deal was settled or rectified: within seconds, in the transaction of its entries. */
const approved = sql`select u.firstname || ' ' || u.lastname as maker from change_requests r join users u on u.id = r.maker_id
  where r.subject_id = d.contract_id::text and r.state = 'approved'
    and (r.kind = 'payment.rectify' and d.state = 'rectified' and r.checker_id = d.rectified_by
      or r.kind = 'deal.settle' and d.state = 'settled' and r.checker_id = d.decided_by
        and r.payload -> 'input' ->> 'movement' = d.number::text)
    and abs(extract(epoch from r.decided_at - coalesce(d.rectified_at, d.decided_at))) < 60
  order by abs(extract(epoch from r.decided_at - coalesce(d.rectified_at, d.decided_at))) limit 1`;

/** Those of one corrected value, or of all, open ones first. */
export async function listCorrectedDeals(
  db: Database,
  { threshold, only }: Read,
): Promise<CorrectedDealRow[]> {
  const result: unknown = await db.execute(sql`with ${wrong}, ${dealsOf(judged)}
    select coalesce(s.title, d.series) as title, d.day::text as day, d.value::text as value, d.strategy_id, d.number, d.executed::text as executed, d.gap::float8 as gap, d.gap > ${threshold}::numeric as is_required,
      d.contract_status, d.state, d.pending, coalesce(d.rectified_reason, d.reason) as reason,
      b.firstname || ' ' || b.lastname as decided_by, a.maker as requested_by,
      ${at(sql`coalesce(d.rectified_at, d.decided_at)`)} as decided_at
    from deals d left join strategies s on s.id = d.series and d.kind = 'nav'
      left join users b on b.id = case when d.is_rectified then d.rectified_by else d.decided_by end
      left join lateral (${approved}) a on true
    where ${only === undefined ? sql`true` : ofSeries(only)}
    order by d.state <> 'open', d.corrected_at desc, d.strategy_id, d.number`);
  return z.object({ rows: z.array(dealRow) }).parse(result).rows;
}

const openDeal = z.object({
  kind: z.enum(['nav', 'fx']),
  series: z.string(),
  day: z.string(),
  user_id: z.string(),
  contract_id: z.string(),
  po_number: z.string(),
  strategy: z.string(),
});
export type OpenDeal = z.infer<typeof openDeal>;

/** Deals that hold another value than the one in force of these days, nothing being decided of them. */
export async function listOpenDeals(db: Database, values: readonly SeriesDay[]): Promise<OpenDeal[]> {
  const wanted = JSON.stringify(values.map(({ kind, series, day }) => ({ kind, series, day })));
  const result: unknown = await db.execute(sql`with ${wrong}, ${dealsOf(undecided)}
    select d.kind, d.series, d.day::text as day, c.user_id, c.id as contract_id, c.po_number, s.title as strategy
    from deals d
      join json_to_recordset(${wanted}::json) as v (kind text, series text, day date) using (kind, series, day)
      join unit_movements m on m.strategy_id = d.strategy_id and m.number = d.number
      join contracts c on c.id = m.contract_id
      join strategies s on s.id = c.strategy_id
    where d.state = 'open' order by c.po_number, d.day`);
  return z.object({ rows: z.array(openDeal) }).parse(result).rows;
}
