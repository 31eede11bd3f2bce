// SQL of what the checks of a NAV read.
import { navHistoryLength } from '@repo/domain/navs';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { DayRange } from './market-values.repository.ts';
import { expectsNavs } from './nav-calendar.repository.ts';

const history = z.object({
  id: z.string(),
  title: z.string(),
  reference_currency: z.string(),
  publication_days: z.array(z.number()),
  launch_day: z.string().nullable(),
  first_day: z.string().nullable(),
  /** Before the period, and of its days: the latest first. */
  navs: z.array(
    z.object({
      day: z.string(),
      nav: z.string(),
      detail: z.object({ gross: z.string(), accruals: z.string(), mark: z.string() }).partial(),
    }),
  ),
  /** The highest NAV before the period; null without one. */
  highest: z.string().nullable(),
  /** Every mark that is published. */
  marks: z.array(z.object({ day: z.string(), mark: z.string() })),
  /** The newest request that holds a value of these days. */
  request_id: z.string().nullable(),
});
export type NavHistory = z.infer<typeof history>;

/** Each strategy with its last NAVs up to a period, and those of the period. */
export async function readNavHistories(
  db: Database,
  { strategies, days: { first, last }, now }: { strategies: readonly string[]; days: DayRange; now: Date },
): Promise<NavHistory[]> {
  const result: unknown = await db.execute(sql`
    select s.id, s.title, s.reference_currency, s.publication_days, s.launch_day::text as launch_day,
      (select min(f.day)::text from navs f where f.strategy_id = s.id) as first_day,
      coalesce((select json_agg(json_build_object('day', n.day, 'nav', n.vl::text, 'detail', json_strip_nulls(json_build_object(
          'gross', n.gross::text, 'accruals', n.accruals::text, 'mark', n.high_water_mark::text))) order by n.day desc) from (
        (select * from navs where strategy_id = s.id and day between ${first}::date and ${last}::date)
        union all
        (select * from navs where strategy_id = s.id and day < ${first}::date order by day desc limit ${navHistoryLength})
      ) n), '[]') as navs,
      (select max(vl)::text from navs where strategy_id = s.id and day < ${first}::date) as highest,
      coalesce((select json_agg(json_build_object('day', m.day, 'mark', m.high_water_mark::text)) from navs m
        where m.strategy_id = s.id and m.high_water_mark is not null), '[]') as marks,
      (select r.id from change_requests r join import_plans p on p.id::text = r.subject_id
          cross join lateral jsonb_array_elements(p.values) as v
        where r.state = 'pending' and r.subject_type = 'import' and r.expires_at > ${now.toISOString()}::timestamptz
          and p.kind like 'nav%' and v.value ->> 0 = s.id and (v.value ->> 1)::date between ${first}::date and ${last}::date
        order by r.created_at desc limit 1) as request_id
    from strategies s
    where s.id in (select json_array_elements_text(${JSON.stringify(strategies)}::json)) and (s.status = 'draft' or ${expectsNavs})
    order by s.position, s.id`);
  return z.object({ rows: z.array(history) }).parse(result).rows;
}
