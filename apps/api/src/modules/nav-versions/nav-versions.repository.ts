// SQL of every version of NAVs: those published, and what they replaced.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';

const nav = z.object({
  day: z.string(),
  version: z.number(),
  nav: z.string(),
  gross: z.string().nullable(),
  accruals: z.string().nullable(),
  mark: z.string().nullable(),
  entered_by: z.string().nullable(),
  approved_by: z.string().nullable(),
  published_at: z.string(),
  /** Null of the published one. */
  replaced_at: z.string().nullable(),
});
export type NavVersionRow = z.infer<typeof nav>;

const rows = z.object({ rows: z.array(nav) });

const at = (column: string) =>
  sql`to_char(${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** By day, then by version: of a day that was withdrawn, its replaced versions alone. */
export async function listNavVersionRows(
  db: Database,
  { strategyId, first, last }: { strategyId: string; first: string; last: string },
): Promise<NavVersionRow[]> {
  const result: unknown = await db.execute(sql`
    with versions as (
      select strategy_id, day, version, vl, gross, accruals, high_water_mark, entered_by, published_by, published_at,
        null::timestamptz as replaced_at from navs
      union all
      select strategy_id, day, version, vl, gross, accruals, high_water_mark, entered_by, published_by, published_at,
        replaced_at from nav_revisions
    )
    select v.day::text as day, v.version, v.vl::text as nav, v.gross::text as gross, v.accruals::text as accruals,
      v.high_water_mark::text as mark, e.firstname || ' ' || e.lastname as entered_by,
      a.firstname || ' ' || a.lastname as approved_by, ${at('published_at')} as published_at,
      ${at('replaced_at')} as replaced_at
    from versions v
      left join users e on e.id = coalesce(v.entered_by, v.published_by)
      left join users a on a.id = nullif(v.published_by, coalesce(v.entered_by, v.published_by))
    where v.strategy_id = ${strategyId} and v.day between ${first}::date and ${last}::date
    order by v.day, v.version, v.replaced_at nulls last`);
  return rows.parse(result).rows;
}
