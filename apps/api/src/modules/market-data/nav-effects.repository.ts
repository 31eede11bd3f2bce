// SQL of the contracts whose value NAVs would change.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { PlannedValue } from '../../db/schema/market-data.ts';

/** Contracts shown as examples. */
export const shownContracts = 5;

const holding = z.object({
  po_number: z.string(),
  units: z.string(),
  client: z.object({
    isCompany: z.boolean(),
    companyName: z.string(),
    firstname: z.string(),
    lastname: z.string(),
  }),
});
const row = z.object({
  title: z.string(),
  reference_currency: z.string(),
  day: z.string(),
  /** The NAV in force on the day, and the one that would be. */
  before: z.string(),
  after: z.string(),
  contracts: z.number(),
  units: z.string(),
  largest: z.array(holding),
});
export type MovedNav = z.infer<typeof row>;

/** Of each strategy the day on which these NAVs move it most, with the units held at its end. A first NAV moves nothing. */
export async function readMovedNavs(db: Database, values: readonly PlannedValue[]): Promise<MovedNav[]> {
  if (values.length === 0) return [];
  const planned = JSON.stringify(values.map(([series, day, value]) => ({ series, day, value })));
  const result: unknown = await db.execute(sql`
    with moves as (
      select v.series, v.day, v.value as after, n.vl as before
      from json_to_recordset(${planned}::json) as v (series text, day date, value numeric)
        cross join lateral (
          select vl from navs where strategy_id = v.series and day <= v.day order by day desc limit 1) n
    ), widest as (
      select distinct on (series) * from moves order by series, abs(after - before) desc, day desc
    ), held as materialized (
      select m.strategy_id, m.contract_id, sum(m.units) as units
      from widest w join unit_movements m on m.strategy_id = w.series and m.dealing_day <= w.day
      group by 1, 2 having sum(m.units) > 0
    )
    select s.title, s.reference_currency, w.day::text as day, w.before::text as before, w.after::text as after,
      h.contracts, h.units, l.largest
    from widest w
      join strategies s on s.id = w.series
      cross join lateral (
        select count(*)::int as contracts, coalesce(sum(units), 0)::text as units from held where strategy_id = s.id) h
      cross join lateral (
        select coalesce(json_agg(json_build_object('po_number', x.po_number, 'units', x.units::text,
            'client', json_build_object('isCompany', x.is_company, 'companyName', x.company_name, 'firstname', x.firstname, 'lastname', x.lastname))
          order by x.units desc, x.po_number), '[]') as largest
        from (
          select c.po_number, held.units, u.is_company, u.company_name, u.firstname, u.lastname
          from held join contracts c on c.id = held.contract_id join users u on u.id = c.user_id
          where held.strategy_id = s.id
          order by held.units desc, c.po_number limit ${shownContracts}) x) l
    order by s.position, s.id`);
  return z.object({ rows: z.array(row) }).parse(result).rows;
}
