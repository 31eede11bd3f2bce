// SQL of the list of rates: each day of each pair since its first one. A day without a publication repeats the last rate.
import { isIsoDay } from '@repo/domain/dates';
import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import {
  boundaryOf,
  inOrderOf,
  isBackwards,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  pageClauses,
  readPage,
} from '../../db/keyset.ts';
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
  pairNot: string | undefined;
  sort: FxSort;
  /** The last day listed. */
  today: string;
}

type Column = 'date' | 'pair' | 'rate';
const columnOf = (sort: FxSort): Column =>
  sort.endsWith('date') ? 'date' : sort.endsWith('pair') ? 'pair' : 'rate';

/** The latest day first within a pair, in the order of their codes. */
const daysBack = sql`(date '9999-12-31' - d.day)`;

const orders: Record<FxSort, ListOrder> = {
  date: { by: [sql`d.day`, sql`d.base`, sql`d.quote`], isDescending: false },
  '-date': { by: [sql`d.day`, sql`d.base`, sql`d.quote`], isDescending: true },
  pair: { by: [sql`d.base`, sql`d.quote`, daysBack], isDescending: false },
  '-pair': { by: [sql`d.base`, sql`d.quote`, sql`d.day`], isDescending: true },
  rate: { by: [sql`d.rate`, sql`d.day`, sql`d.base`, sql`d.quote`], isDescending: false },
  '-rate': { by: [sql`d.rate`, sql`d.day`, sql`d.base`, sql`d.quote`], isDescending: true },
};

const nameOf = (id: SQL) => sql`(select u.firstname || ' ' || u.lastname from users u where u.id = ${id})`;

/** Each pair with its days within the request, and the day of the rate in force on the first; the pairs are read from one to the next, not from every rate. */
function boundsOf({ pair, pairNot, from, to, today }: RateDaysRequest): SQL {
  const ofPair = and(
    pair === undefined ? undefined : sql`p.base || '/' || p.quote = ${pair}`,
    pairNot === undefined ? undefined : sql`p.base || '/' || p.quote <> ${pairNot}`,
  );
  const until = to === undefined || to > today ? today : to;
  return sql`recursive pairs as (
      (select base, quote from fx_rates order by base, quote limit 1)
      union all
      select n.base, n.quote from pairs p cross join lateral (
        select base, quote from fx_rates where (base, quote) > (p.base, p.quote) order by base, quote limit 1) n
    ), bounds as materialized (
      select p.base, p.quote, d.first_day, ${until}::date as last_day, (
        select max(f.day) from fx_rates f where f.base = p.base and f.quote = p.quote and f.day <= d.first_day) as since
      from pairs p cross join lateral (
        select greatest((select min(f.day) from fx_rates f where f.base = p.base and f.quote = p.quote), ${from ?? null}::date) as first_day
        offset 0) d where ${ofPair ?? sql`true`}
    )`;
}

/** A row that a page goes on from. */
interface RateDay {
  base: string;
  quote: string;
  day: string;
}

/**
 * The days of the page. By date or pair, it ends within as many days as it has lines up to its end, since each day of a pair is a line: no
 * others are made. By rate, each rate is listed with all the days that it stands for, and has one at least.
 */
function daysOf(request: RateDaysRequest, from: RateDay | null): SQL {
  const { sort, page, pageSize } = request;
  const column = columnOf(sort);
  const reach = from === null ? page * pageSize : pageSize;
  const isDescending = orders[sort].isDescending !== isBackwards(request);
  if (column === 'rate') return rateDaysOf(from, reach, isDescending);
  const isLatestFirst = column === 'pair' ? !isBackwards(request) : isDescending;
  const end = isLatestFirst
    ? sql`b.last_day`
    : column === 'pair'
      ? sql`b.first_day`
      : sql`(select min(o.first_day) from bounds o)`;
  const isSamePair =
    column === 'pair' ? sql`(b.base, b.quote) = (${from?.base ?? ''}, ${from?.quote ?? ''})` : sql`true`;
  const start = from === null ? end : sql`case when ${isSamePair} then ${from.day}::date else ${end} end`;
  const [first, last] = isLatestFirst
    ? [sql`${start} - ${reach}::int`, start]
    : [start, sql`${start} + ${reach}::int`];
  return sql`days as (
      select b.base, b.quote, listed::date as day
      from bounds b cross join lateral generate_series(greatest(b.first_day, ${first})::timestamp,
        least(b.last_day, ${last})::timestamp, interval '1 day') as listed
    )`;
}

function rateDaysOf(from: RateDay | null, reach: number, isDescending: boolean): SQL {
  const [direction, comparison] = isDescending ? [sql`desc`, sql`<=`] : [sql`asc`, sql`>=`];
  const start =
    from === null
      ? sql`null::numeric`
      : sql`(select f.rate from fx_rates f where f.base = ${from.base} and f.quote = ${from.quote} and f.day <= ${from.day}
          order by f.day desc limit 1)`;
  const beyond = from === null ? sql`` : sql`and f.rate ${comparison} ${start}`;
  // `offset 0`: the rates are read in their order until there are enough, whatever the planner expects.
  return sql`ranked as (
      select f.base, f.quote, f.rate, f.day, b.first_day, b.last_day from fx_rates f cross join lateral (
        select * from bounds where base = f.base and quote = f.quote and f.day between since and last_day offset 0) b
      where true ${beyond} order by f.rate ${direction}
      fetch first (${reach}::bigint + (select count(*) from fx_rates e where e.rate = ${start})) rows with ties
    ), spans as (
      select r.base, r.quote, r.rate, greatest(r.day, r.first_day) as first_day, least(n.day - 1, r.last_day) as last_day
      from ranked r left join lateral (
        select g.day from fx_rates g where g.base = r.base and g.quote = r.quote and g.day > r.day order by g.day limit 1) n on true
    ), days as (
      select s.base, s.quote, s.rate, listed::date as day
      from spans s cross join lateral generate_series(s.first_day::timestamp, s.last_day::timestamp, interval '1 day') as listed
    )`;
}

/** `EUR_USD_2026-01-02`. */
function rateDayOf(id: string): RateDay | null {
  const [base = '', quote = '', day = ''] = id.split('_');
  return isIsoDay(day) ? { base, quote, day } : null;
}

/** What the list is ordered by, of one row. */
async function findBoundary(db: Database, { sort }: RateDaysRequest, from: RateDay | null) {
  if (from === null) return [];
  const result: unknown = await db.execute(sql`
    select ${boundaryOf(orders[sort]).boundary} as boundary
    from (select f.base, f.quote, f.rate, ${from.day}::date as day from fx_rates f
      where f.base = ${from.base} and f.quote = ${from.quote} and f.day <= ${from.day} order by f.day desc limit 1) d`);
  return z.object({ rows: z.array(z.object({ boundary: z.array(z.string()) })) }).parse(result).rows;
}

/** `shown`: the days that are listed; `order` puts the rows in theirs. Not yet executed. */
function selectShown(shown: SQL, order: SQL): SQL {
  return sql`
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
    order by ${order}`;
}

async function readRows(db: Database, query: SQL): Promise<RateDayRow[]> {
  return z.object({ rows: z.array(rateDay) }).parse(await db.execute(query)).rows;
}

/** One page, not yet executed: the test of its plan explains the same query. */
export function selectRateDays(request: RateDaysRequest, boundary: PageBoundary | null): SQL {
  const page = pageClauses(orders[request.sort], request, boundary);
  const from = boundary === null ? null : rateDayOf(request.after ?? request.before ?? '');
  const orderBy = sql.join(page.orderBy, sql`, `);
  const shown = sql`${boundsOf(request)}, ${daysOf(request, from)}, shown as (
      select d.* from days d where ${page.where ?? sql`true`} order by ${orderBy} limit ${page.limit} offset ${page.offset}
    )`;
  return selectShown(shown, orderBy);
}

export async function listRateDays(
  db: Database,
  request: RateDaysRequest,
): Promise<{ rows: RateDayRow[]; total: number }> {
  const rows = await readPage(request, {
    find: (id) => findBoundary(db, request, rateDayOf(id)),
    select: (boundary) => readRows(db, selectRateDays(request, boundary)),
  });
  const counted: unknown = await db.execute(
    sql`with ${boundsOf(request)} select coalesce(sum(greatest(0, last_day - first_day + 1)), 0)::int as total from bounds`,
  );
  const [count] = z.object({ rows: z.array(z.object({ total: z.number() })) }).parse(counted).rows;
  return { rows, total: count?.total ?? 0 };
}

/** More days than there are rates for. */
const everyDay = { page: 1, pageSize: 200_000 };

/** As `key`, of all in the order of the list; not yet executed. `readRateDays` takes them. */
export function selectRateKeys(request: Omit<RateDaysRequest, keyof PagePlace>): SQL {
  const all = { ...request, ...everyDay };
  return sql`with ${boundsOf(all)}, ${daysOf(all, null)}
    select d.base || '_' || d.quote || '_' || d.day as key from days d order by ${sql.join(inOrderOf(orders[request.sort]), sql`, `)}`;
}

/** In any order. */
export function readRateDays(db: Database, keys: readonly string[]): Promise<RateDayRow[]> {
  const shown = sql`shown as (
      select split_part(key, '_', 1) as base, split_part(key, '_', 2) as quote, split_part(key, '_', 3)::date as day
      from json_array_elements_text(${JSON.stringify(keys)}::json) as listed (key)
    )`;
  return readRows(db, selectShown(shown, sql`d.base, d.quote, d.day`));
}
