// SQL of the calendar of NAVs: each strategy and day of a period, in one query.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { DayRange } from './market-values.repository.ts';

const navDay = z.object({
  strategy_id: z.string(),
  title: z.string(),
  publication_days: z.array(z.number()),
  first_day: z.string().nullable(),
  day: z.string(),
  vl: z.string().nullable(),
  version: z.number().nullable(),
  /** The NAV before; null where the day has none. */
  previous_day: z.string().nullable(),
  previous: z.string().nullable(),
  /** The newest request that holds a value of the day. */
  request_id: z.string().nullable(),
  held: z.string().nullable(),
  maker: z.string().nullable(),
  /** Who typed what is not submitted. */
  author: z.string().nullable(),
  refused_reason: z.string().nullable(),
});
export type NavDayRow = z.infer<typeof navDay>;

/** Whether a strategy `s` is to have NAVs: it is offered, or archived while a contract of it holds units or awaits a NAV. */
export const expectsNavs = sql`(s.status in ('published', 'suspended') or s.status = 'archived' and (
  exists (select from contracts c where c.strategy_id = s.id and c.status = 'signed')
  or exists (select from orders o join contracts c on c.id = o.contract_id
    where o.state = 'waiting' and c.strategy_id = s.id)))`;

/**
 * By strategy in their order, then by day. A product that is to have no NAV is left out until it has one; it misses none. Nothing is
 * missing before the launch. `isUnpublished`: the days without a NAV alone.
 */
export async function listNavDays(
  db: Database,
  { first, last }: DayRange,
  { now, isUnpublished = false }: { now: Date; isUnpublished?: boolean },
): Promise<NavDayRow[]> {
  const result: unknown = await db.execute(sql`
    with days as (
      select d::date as day from generate_series(${first}::date, ${last}::date, interval '1 day') as d
    ), held as (
      select distinct on (v.value ->> 0, v.value ->> 1) v.value ->> 0 as strategy_id, (v.value ->> 1)::date as day,
        v.value ->> 2 as vl, r.id, u.firstname || ' ' || u.lastname as maker
      from change_requests r
        join import_plans p on p.id::text = r.subject_id
        join users u on u.id = r.maker_id
        cross join lateral jsonb_array_elements(p.values) as v
      where r.state = 'pending' and r.subject_type = 'import' and r.expires_at > ${now.toISOString()}::timestamptz
        and p.kind like 'nav%' and p.first_day <= ${last}::date and p.last_day >= ${first}::date
      order by v.value ->> 0, v.value ->> 1, r.created_at desc
    )
    select s.id as strategy_id, s.title,
      case when e.expected then s.publication_days else '[]' end as publication_days,
      coalesce(s.launch_day, (select min(f.day) from navs f where f.strategy_id = s.id))::text as first_day,
      d.day::text as day, n.vl::text as vl, n.version, b.day::text as previous_day, b.vl::text as previous,
      h.id as request_id, h.vl as held, h.maker,
      case when t.day is not null then coalesce(a.firstname || ' ' || a.lastname, '') end as author, t.refused_reason
    from strategies s
      cross join lateral (select ${expectsNavs} as expected) e
      cross join days d
      left join navs n on n.strategy_id = s.id and n.day = d.day and n.day between ${first}::date and ${last}::date
      left join lateral (
        select before.day, before.vl from navs before
        where n.day is not null and before.strategy_id = s.id and before.day < d.day
        order by before.day desc limit 1) b on true
      left join nav_drafts t on t.strategy_id = s.id and t.day = d.day
      left join users a on a.id = t.author_id
      left join held h on h.strategy_id = s.id and h.day = d.day
    -- By the index of each product: « exists » would be of all NAVs.
    where (e.expected or (select min(f.day) from navs f where f.strategy_id = s.id) is not null)
      and ${isUnpublished ? sql`n.day is null` : sql`true`}
    order by s.position, s.id, d.day`);
  return z.object({ rows: z.array(navDay) }).parse(result).rows;
}
