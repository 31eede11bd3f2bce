// SQL of the calendar of rates: each pair and day of a period, and the last rates of each pair.
import { rateSources } from '@repo/domain/rates';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { DayRange } from '../market-data/market-values.repository.ts';

const rateDay = z.object({
  pair: z.string(),
  first_day: z.string().nullable(),
  day: z.string(),
  /** The last rate up to the day, with the day that it was published for. */
  quote_day: z.string().nullable(),
  rate: z.string().nullable(),
  /** The rate published before the day's own; null where the day has none. */
  previous: z.string().nullable(),
  source: z.string().nullable(),
  version: z.number().nullable(),
  /** What another source gave for the rate of the day. */
  control_source: z.enum(rateSources).nullable(),
  control: z.string().nullable(),
  held: z.string().nullable(),
  /** The newest request that holds a value of the day; none while an administrator has to submit it. */
  request_id: z.string().nullable(),
});
export type RateCalendarRow = z.infer<typeof rateDay>;

const lastRate = z.object({
  pair: z.string(),
  day: z.string(),
  rate: z.string(),
  source: z.string(),
  published_at: z.string(),
});
export type LastRateRow = z.infer<typeof lastRate>;

const listOf = (pairs: readonly string[]) => sql`(
  select one.pair, split_part(one.pair, '/', 1) as base, split_part(one.pair, '/', 2) as quote, one.position
  from unnest(string_to_array(${pairs.join(',')}, ',')) with ordinality as one (pair, position))`;

/** By pair in their order, then by day. `isUnpublished`: the days without a rate of their own alone, and no other rate. */
export async function listRateCalendar(
  db: Database,
  pairs: readonly string[],
  { first, last, now, isUnpublished = false }: DayRange & { now: Date; isUnpublished?: boolean },
): Promise<RateCalendarRow[]> {
  const result: unknown = await db.execute(sql`
    with days as (
      select d::date as day from generate_series(${first}::date, ${last}::date, interval '1 day') as d
    ), held as (
      select distinct on (v.value ->> 0, v.value ->> 1) v.value ->> 0 as pair, (v.value ->> 1)::date as day,
        v.value ->> 2 as rate, r.id
      from import_plans p
        left join change_requests r on r.subject_type = 'import' and r.subject_id = p.id::text and r.state = 'pending'
          and r.expires_at > ${now.toISOString()}::timestamptz
        cross join lateral jsonb_array_elements(p.values) as v
      where p.kind like 'fx%' and p.committed_at is null and (r.id is not null or p.author_id is null)
        and p.first_day <= ${last}::date and p.last_day >= ${first}::date
      order by v.value ->> 0, v.value ->> 1, p.created_at desc
    )
    select s.pair, (select min(f.day)::text from fx_rates f where f.base = s.base and f.quote = s.quote) as first_day,
      d.day::text as day, n.day::text as quote_day, n.rate::text as rate, b.rate::text as previous, n.source, n.version,
      c.source as control_source, c.rate::text as control, h.rate as held, h.id as request_id
    from ${listOf(pairs)} s
      cross join days d
      left join lateral (
        select f.day, f.rate, f.source, f.version from fx_rates f
        where f.base = s.base and f.quote = s.quote and ${isUnpublished ? sql`f.day = d.day` : sql`f.day <= d.day`}
        order by f.day desc limit 1) n on true
      left join lateral (
        select f.rate from fx_rates f
        where n.day = d.day and f.base = s.base and f.quote = s.quote and f.day < d.day
        order by f.day desc limit 1) b on true
      left join lateral (
        select k.source, k.rate from rate_controls k
        where n.day = d.day and k.base = s.base and k.quote = s.quote and k.day = d.day and k.source <> n.source
        order by k.received_at desc limit 1) c on true
      left join held h on h.pair = s.pair and h.day = d.day
    where ${isUnpublished ? sql`n.day is null` : sql`true`}
    order by s.position, d.day`);
  return z.object({ rows: z.array(rateDay) }).parse(result).rows;
}

/** The last rates of each pair, oldest first. */
export async function listLastRates(
  db: Database,
  pairs: readonly string[],
  { upTo, count }: { upTo: string; count: number },
): Promise<LastRateRow[]> {
  const result: unknown = await db.execute(sql`
    select s.pair, n.day::text as day, n.rate::text as rate, n.source,
      to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published_at
    from ${listOf(pairs)} s
      cross join lateral (
        select f.day, f.rate, f.source, f.published_at from fx_rates f
        where f.base = s.base and f.quote = s.quote and f.day <= ${upTo}::date
        order by f.day desc limit ${count}) n
    order by s.position, n.day`);
  return z.object({ rows: z.array(lastRate) }).parse(result).rows;
}
