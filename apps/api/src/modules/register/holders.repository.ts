// SQL of the state of holders: who held what at the end of a day, as it was entered by the end of another.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { startOfParisDay } from '../../db/paris-day.ts';
import type { EnteredHolder } from '../../db/schema/register.ts';

export interface StateDays {
  /** Of the operations, included. */
  on: string;
  /** Of the entries, included. */
  knownOn: string;
  strategyId?: string | undefined;
}

const known = ({ knownOn, strategyId }: StateDays): SQL => sql`known as not materialized (
  select * from register_movements where entered_at < ${startOfParisDay(knownOn, 1)}
    and ${strategyId === undefined ? sql`true` : sql`strategy_id = ${strategyId}`})`;

const holderSchema = z.object({
  rows: z.array(
    z.object({
      strategy_id: z.string(),
      units: z.string(),
      first_day: z.string(),
      last_day: z.string(),
      holder: z.custom<EnteredHolder>().nullable(),
    }),
  ),
});
export type HeldAccount = z.infer<typeof holderSchema>['rows'][number];

/** The accounts that held units, in a fixed order: the same bytes are made of them at any later time. */
export async function listHeldAccounts(db: Database, days: StateDays, limit: number): Promise<HeldAccount[]> {
  const result: unknown = await db.execute(sql`
    with ${known(days)}, dated as (
      select e.strategy_id, e.contract_id, e.units, coalesce((select r.operation_day from known r
        where r.strategy_id = e.strategy_id and r.rectifies = e.number order by r.number desc limit 1), e.operation_day) as day
      from known e where e.rectifies is null),
    held as (
      select strategy_id, contract_id, sum(units) as units, min(day) as first_day, max(day) as last_day
      from dated where day <= ${days.on} group by 1, 2 having sum(units) <> 0)
    select strategy_id, trim_scale(units)::text as units, first_day::text, last_day::text, (
      select h.holder from register_holders h join known k on k.strategy_id = h.strategy_id and k.number = h.number
      where h.strategy_id = held.strategy_id and k.contract_id = held.contract_id order by h.number desc limit 1) as holder
    from held order by strategy_id, first_day, contract_id limit ${limit}`);
  return holderSchema.parse(result).rows;
}

const lastSchema = z.object({
  rows: z.array(z.object({ strategy_id: z.string(), number: z.coerce.number(), hash: z.string() })),
});

/** The last entry of each strategy that was known. */
export async function listLastEntries(db: Database, days: StateDays) {
  const result: unknown = await db.execute(sql`
    with ${known(days)} select distinct on (strategy_id) strategy_id, number, hash from known order by strategy_id, number desc`);
  return lastSchema.parse(result).rows;
}
