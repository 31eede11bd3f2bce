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

/** Each published rate with the days that it stands for, up to the next one, within the request. */
function spansOf({ pair, from, to, today }: RateDaysRequest): SQL {
  const [base, quote] = pair?.split('/') ?? [];
  const ofPair = pair === undefined ? sql`` : sql`where base = ${base} and quote = ${quote}`;
  const until = to === undefined || to > today ? today : to;
  return sql`
    published as (
      select *, lag(rate) over by_day as previous,
        coalesce(lead(day) over by_day - 1, ${today}::date) as last_day
      from fx_rates ${ofPair} window by_day as (partition by base, quote order by day)
    ), spans as (
      select *, greatest(day, ${from ?? null}::date) as span_start, least(last_day, ${until}::date) as span_end
      from published where last_day >= coalesce(${from ?? null}::date, last_day) and day <= ${until}::date
    )`;
}

export async function listRateDays(
  db: Database,
  request: RateDaysRequest,
): Promise<{ rows: RateDayRow[]; total: number }> {
  const { page, pageSize, sort } = request;
  const rows: unknown = await db.execute(sql`
    with ${spansOf(request)}, days as (
      select listed::date as day, day as quote_day, base, quote, rate, previous, source, version, entered_by, published_by,
        published_at
      from spans cross join lateral generate_series(span_start::timestamp, span_end::timestamp, interval '1 day') as listed
    ), shown as (
      select * from days d order by ${orders[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select base, quote, day::text, rate::text, quote_day::text, previous::text, source, version,
      ${nameOf(sql`coalesce(entered_by, published_by)`)} as entered_by,
      ${nameOf(sql`nullif(published_by, coalesce(entered_by, published_by))`)} as approved_by,
      to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published_at
    from shown d order by ${orders[sort]}`);
  const counted: unknown = await db.execute(
    sql`with ${spansOf(request)} select coalesce(sum(span_end - span_start + 1), 0)::int as total from spans`,
  );
  const [count] = z.object({ rows: z.array(z.object({ total: z.number() })) }).parse(counted).rows;
  return { rows: z.object({ rows: z.array(rateDay) }).parse(rows).rows, total: count?.total ?? 0 };
}
