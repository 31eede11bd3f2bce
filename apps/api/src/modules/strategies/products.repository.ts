// SQL of the products as staff see them: with what clients hold, and their NAVs.
import { asc, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { type StrategyRow, strategies } from '../../db/schema/strategies.ts';

const heldRow = z.object({
  strategy_id: z.string(),
  units: z.string(),
  subscribers: z.coerce.number(),
});
const navRow = z.object({
  strategy_id: z.string(),
  day: z.string(),
  vl: z.string(),
  /** The last one at least a year older; null without. */
  year_before: z.string().nullable(),
});
export type HeldRow = z.infer<typeof heldRow>;
export type LastNavRow = z.infer<typeof navRow>;

export interface ProductRow {
  strategy: StrategyRow;
  held: HeldRow | undefined;
  nav: LastNavRow | undefined;
}

/** In their order on the products screen; all of them, or those of `ids`. */
export async function readProducts(db: Database, ids?: readonly string[]): Promise<ProductRow[]> {
  const rows = await db
    .select()
    .from(strategies)
    .where(ids === undefined ? undefined : inArray(strategies.id, [...ids]))
    .orderBy(asc(strategies.position), asc(strategies.id));
  const shown = rows.map(({ id }) => id);
  const held = new Map((await readHeld(db, shown)).map((row) => [row.strategy_id, row]));
  const navs = new Map((await readLastNavs(db, shown)).map((row) => [row.strategy_id, row]));
  return rows.map((strategy) => ({
    strategy,
    held: held.get(strategy.id),
    nav: navs.get(strategy.id),
  }));
}

const listOf = (ids: readonly string[]) =>
  sql`array[${sql.join(
    [...ids].map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;

/** The units of each product, and how many clients hold some. */
async function readHeld(db: Database, ids: readonly string[]): Promise<HeldRow[]> {
  if (ids.length === 0) return [];
  const result: unknown = await db.execute(sql`
    with held as (
      select m.strategy_id, c.user_id, m.contract_id, sum(m.units) as units
      from unit_movements m left join contracts c on c.id = m.contract_id
      where m.strategy_id = any(${listOf(ids)})
      group by 1, 2, 3 having sum(m.units) <> 0
    )
    select strategy_id, sum(units)::text as units,
      count(distinct coalesce(user_id::text, contract_id::text)) as subscribers
    from held group by strategy_id`);
  return z.object({ rows: z.array(heldRow) }).parse(result).rows;
}

async function readLastNavs(db: Database, ids: readonly string[]): Promise<LastNavRow[]> {
  if (ids.length === 0) return [];
  const result: unknown = await db.execute(sql`
    select s.id as strategy_id, l.day::text as day, l.vl::text as vl, b.vl::text as year_before
    from strategies s
      cross join lateral (
        select n.day, n.vl from navs n where n.strategy_id = s.id order by n.day desc limit 1) l
      left join lateral (
        select n.vl from navs n
        where n.strategy_id = s.id and n.day <= (l.day - interval '1 year')::date
        order by n.day desc limit 1) b on true
    where s.id = any(${listOf(ids)})`);
  return z.object({ rows: z.array(navRow) }).parse(result).rows;
}
