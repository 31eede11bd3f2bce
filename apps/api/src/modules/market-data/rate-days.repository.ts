// SQL of the list of rates: each day of each pair since its first one. A day without a publication repeats the last rate.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { ListRequest } from './market-lists.repository.ts';

export type FxSort = 'date' | '-date' | 'pair' | '-pair' | 'rate' | '-rate';

const rateDay = z.object({
  base: z.string(),
  quote: z.string(),
  day: z.string(),
  rate: z.string(),
  /** The day that the rate was published for. */
  quote_day: z.string(),
  /** The rate published before it. */
  previous: z.string().nullable(),
  source: z.string(),
  version: z.number(),
  entered_by: z.string().nullable(),
  approved_by: z.string().nullable(),
  published_at: z.string(),
});
export type RateDayRow = z.infer<typeof rateDay>;

export interface RateDaysRequest extends ListRequest {
  pair: string | undefined;
  sort: FxSort;
  /** The last day listed. */
  today: string;
}

const orders: Record<FxSort, SQL> = {
  date: sql`d.day, d.base, d.quote`,
  '-date': sql`d.day desc, d.base desc, d.quote desc`,
  pair: sql`d.base, d.quote, d.day desc`,
  '-pair': sql`d.base desc, d.quote desc, d.day desc`,
  rate: sql`d.rate, d.day, d.base, d.quote`,
  '-rate': sql`d.rate desc, d.day desc, d.base, d.quote`,
};

const nameOf = (id: SQL) => sql`(select u.firstname || ' ' || u.lastname from users u where u.id = ${id})`;

/** Each pair with its days within the request. */
function boundsOf({ pair, from, to, today }: RateDaysRequest): SQL {
  const [base, quote] = pair?.split('/') ?? [];
  const ofPair = pair === undefined ? sql`` : sql`where base = ${base} and quote = ${quote}`;
  const until = to === undefined || to > today ? today : to;
  return sql`
    bounds as (
      select base, quote, greatest(min(day), ${from ?? null}::date) as first_day, ${until}::date as last_day
      from fx_rates ${ofPair} group by base, quote
    )`;
}

/**
 * The days of the page. By date, a page ends within as many days as it has lines up to its end, since each day has a pair at least: no
 * others are made. By rate, each rate is sorted with all the days that it stands for.
 */
function daysOf({ sort, page, pageSize }: RateDaysRequest): SQL {
  const reach = page * pageSize;
  const first = sort === '-date' ? sql`greatest(b.first_day, b.last_day - ${reach}::int)` : sql`b.first_day`;
  const last =
    sort === 'date'
      ? sql`least(b.last_day, (select min(o.first_day) from bounds o) + ${reach}::int)`
      : sql`b.last_day`;
  if (sort !== 'rate' && sort !== '-rate') {
    return sql`days as (
      select b.base, b.quote, listed::date as day
      from bounds b cross join lateral generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') as listed
    )`;
  }
  return sql`spans as (
      select f.base, f.quote, f.rate, f.day as first_day, lead(f.day) over (partition by f.base, f.quote order by f.day) as next_day
      from fx_rates f
    ), days as (
      select s.base, s.quote, s.rate, listed::date as day
      from spans s join bounds b using (base, quote)
        cross join lateral generate_series(greatest(s.first_day, b.first_day)::timestamp,
          least(s.next_day - 1, b.last_day)::timestamp, interval '1 day') as listed
    )`;
}

/** `shown`: the days that are listed; `order` puts the rows in theirs. */
async function readShown(db: Database, shown: SQL, order: SQL): Promise<RateDayRow[]> {
  const rows: unknown = await db.execute(sql`
    with ${shown}
    select d.base, d.quote, d.day::text, n.rate::text, n.day::text as quote_day, b.rate::text as previous, n.source, n.version,
      ${nameOf(sql`coalesce(n.entered_by, n.published_by)`)} as entered_by,
      ${nameOf(sql`nullif(n.published_by, coalesce(n.entered_by, n.published_by))`)} as approved_by,
      to_char(n.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published_at
    from shown d
      cross join lateral (
        select f.* from fx_rates f where f.base = d.base and f.quote = d.quote and f.day <= d.day
        order by f.day desc limit 1) n
      left join lateral (
        select f.rate from fx_rates f where f.base = d.base and f.quote = d.quote and f.day < n.day
        order by f.day desc limit 1) b on true
    order by ${order}`);
  return z.object({ rows: z.array(rateDay) }).parse(rows).rows;
}

export async function listRateDays(
  db: Database,
  request: RateDaysRequest,
): Promise<{ rows: RateDayRow[]; total: number }> {
  const { page, pageSize, sort } = request;
  const shown = sql`${boundsOf(request)}, ${daysOf(request)}, shown as (
      select d.* from days d order by ${orders[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}
    )`;
  const rows = await readShown(db, shown, orders[sort]);
  const counted: unknown = await db.execute(
    sql`with ${boundsOf(request)} select coalesce(sum(greatest(0, last_day - first_day + 1)), 0)::int as total from bounds`,
  );
  const [count] = z.object({ rows: z.array(z.object({ total: z.number() })) }).parse(counted).rows;
  return { rows, total: count?.total ?? 0 };
}

/** More days than there are rates for. */
const everyDay = { page: 1, pageSize: 200_000 };

/** As `key`, of all in the order of the list; not yet executed. `readRateDays` takes them. */
export function selectRateKeys(request: Omit<RateDaysRequest, 'page' | 'pageSize'>): SQL {
  return sql`with ${boundsOf({ ...request, ...everyDay })}, ${daysOf({ ...request, ...everyDay })}
    select d.base || '_' || d.quote || '_' || d.day as key from days d order by ${orders[request.sort]}`;
}

/** In any order. */
export function readRateDays(db: Database, keys: readonly string[]): Promise<RateDayRow[]> {
  const shown = sql`shown as (
      select split_part(key, '_', 1) as base, split_part(key, '_', 2) as quote, split_part(key, '_', 3)::date as day
      from json_array_elements_text(${JSON.stringify(keys)}::json) as listed (key)
    )`;
  return readShown(db, shown, sql`d.base, d.quote, d.day`);
}
