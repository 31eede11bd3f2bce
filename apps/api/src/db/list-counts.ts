// Rows of the staff's lists, counted and added up without reading them: see db/schema/lists.ts.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './client.ts';
import type { CountKey } from './schema/lists.ts';

/** The lists that a trigger counts, and what by. */
export type CountedList =
  | 'adviser_clients'
  | 'change_requests'
  | 'client_cards'
  | 'contracts'
  | 'kaskad_grants'
  | 'kaskad_claims'
  | 'kaskad_investments'
  | 'kaskad_rounds'
  | 'message_threads'
  | 'payouts'
  | 'receipts'
  | 'register_lines'
  | 'waiting_orders';
/** Those whose amounts a trigger adds up: the key has the currency, or the class of units. */
export type SummedList =
  | 'contract_amounts'
  | 'payout_amounts'
  | 'kaskad_granted'
  | 'kaskad_claimed'
  /** Of each round its units by mark, those allotted, how many are decided, and its investors (migration 0111). */
  | 'kaskad_round_units'
  | 'kaskad_round_allotted'
  | 'kaskad_round_decided'
  | 'kaskad_round_investors'
  /** Euros, by day. */
  | 'kaskad_submitted'
  /** Units in the register, by class and round. */
  | 'kaskad_registered'
  /** One key: how often they changed. */
  | 'kaskad_unlock_changes';

const countsSchema = z.object({
  rows: z.array(z.object({ key: z.record(z.string(), z.string()), count: z.coerce.number().int() })),
});

const sumsSchema = z.object({
  rows: z.array(z.object({ key: z.record(z.string(), z.string()), count: z.string() })),
});

const foldedSchema = z.object({ rows: z.tuple([z.object({ folded: z.coerce.number() })]) });

/** Selects `key` and `count` of each combination of what the list is counted by, of some keys only; exact in the snapshot of one statement. */
export const countsOf = (list: CountedList | SummedList, where: SQL = sql`true`): SQL => sql`
  select key, sum(count) as count from (
    select key, count from list_counts where list = ${list} and ${where}
    union all select key, delta from list_count_deltas where list = ${list} and ${where}
  ) as counted group by key having sum(count) <> 0`;

export async function countByKey(
  db: Database,
  list: CountedList,
): Promise<{ key: CountKey; count: number }[]> {
  const result = await db.execute(sql`${countsOf(list)} order by key`);
  return countsSchema.parse(result).rows;
}

/** What the amounts of each combination add up to, exact, as text. */
export async function sumByKey(
  db: Database,
  list: SummedList,
  where?: SQL,
): Promise<{ key: CountKey; sum: string }[]> {
  const result = await db.execute(
    sql`select key, count::text as count from (${countsOf(list, where)}) as summed order by key`,
  );
  return sumsSchema.parse(result).rows.map(({ key, count }) => ({ key, sum: count }));
}

/** Deltas of one statement, far within its time limit however many an import left. */
const foldedAtOnce = 50_000;

/** Adds the deltas to the counts, until few are left. */
export async function foldListCounts(db: Database, atOnce = foldedAtOnce): Promise<void> {
  const result = await db.execute(sql`
    with oldest as (select id from list_count_deltas order by id limit ${atOnce}),
    folded as (delete from list_count_deltas where id in (select id from oldest) returning list, key, delta),
    added as (
      insert into list_counts (list, key, count)
      select list, key, sum(delta) from folded group by list, key
      on conflict (list, key) do update set count = list_counts.count + excluded.count)
    select count(*) as folded from folded`);
  const { rows } = foldedSchema.parse(result);
  if (rows[0].folded === atOnce) await foldListCounts(db, atOnce);
}
