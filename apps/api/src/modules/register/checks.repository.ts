// SQL of the verification of the register.
import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { isAmong } from '../../db/is-among.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { type ReconciledStrategy, registerChecks } from '../../db/schema/register.ts';

/** Entries judged by one statement: about half a second. */
const batch = 5_000;

const seriesSchema = z.object({
  rows: z.array(z.object({ strategy_id: z.string(), last: z.coerce.number(), counter: z.coerce.number() })),
});

/** The last number of each strategy's register, and the last one given. */
export async function readSeries(db: Database) {
  const result: unknown = await db.execute(sql`
    select substr(c.name, 10) as strategy_id, coalesce((select max(number) from register_movements
      where strategy_id = substr(c.name, 10)), 0) as last, c.last as counter
    from book_counters c where c.name like 'register:%' order by 1`);
  return seriesSchema
    .parse(result)
    .rows.map(({ strategy_id: strategyId, last, counter }) => ({ strategyId, last, counter }));
}

const faultsSchema = z.object({
  rows: z.array(z.object({ number: z.coerce.number(), problem: z.string() })),
});

/** The first faults of a strategy, batch after batch. */
export async function listStrategyFaults(db: Database, strategyId: string, last: number) {
  const found: z.infer<typeof faultsSchema>['rows'] = [];
  for (let from = 0; from < last && found.length < 50; from += batch) {
    const result: unknown = await db.execute(sql`
      select number, problem from register_faults(${strategyId}, ${from}, ${from + batch}) order by number limit 50`);
    found.push(...faultsSchema.parse(result).rows);
  }
  return found;
}

const sumsSchema = z.object({
  rows: z.array(
    z.object({
      strategy_id: z.string(),
      ledger: z.string(),
      entered: z.string(),
      to_enter: z.string(),
      contracts: z.array(z.object({ contract_id: z.string(), ledger: z.string(), register: z.string() })),
    }),
  ),
});

/** Of each strategy: units of the books, entered and to enter; and contracts whose entries differ from their movements. */
export async function listSums(db: Database): Promise<Omit<ReconciledStrategy, 'difference'>[]> {
  const result: unknown = await db.execute(sql`
    with entered as (select strategy_id, movement from register_movements where rectifies is null),
    booked as (
      select m.strategy_id, m.contract_id, sum(m.units) as units, sum(m.units) filter (where e.movement is not null) as known
      from unit_movements m left join entered e on (e.strategy_id, e.movement) = (m.strategy_id, m.number) group by 1, 2),
    written as (select strategy_id, contract_id, sum(units) as units from register_movements group by 1, 2),
    compared as (
      select coalesce(b.strategy_id, w.strategy_id) as strategy_id, coalesce(b.contract_id, w.contract_id) as contract_id,
        coalesce(b.units, 0) as units, coalesce(b.known, 0) as known, coalesce(w.units, 0) as written
      from booked b full join written w on (w.strategy_id, w.contract_id) = (b.strategy_id, b.contract_id))
    select strategy_id, trim_scale(sum(units))::text as ledger, trim_scale(sum(written))::text as entered,
      trim_scale(sum(units - known))::text as to_enter,
      coalesce((select jsonb_agg(one) from (
        select d.contract_id, trim_scale(d.known)::text as ledger,
          trim_scale(d.written)::text as register
        from compared d where d.strategy_id = compared.strategy_id and d.known <> d.written order by d.contract_id limit 50) one), '[]')
        as contracts
    from compared group by strategy_id order by strategy_id`);
  return sumsSchema.parse(result).rows;
}

export async function insertCheck(db: Database, row: typeof registerChecks.$inferInsert): Promise<void> {
  await db.insert(registerChecks).values(row);
}

export async function findLastCheck(db: Database) {
  const [row] = await db.select().from(registerChecks).orderBy(desc(registerChecks.at)).limit(1);
  return row ?? null;
}

export async function findPoNumbers(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: contracts.id, poNumber: contracts.poNumber })
    .from(contracts)
    .where(isAmong(contracts.id, ids));
  return new Map(rows.map(({ id, poNumber }) => [id, poNumber]));
}
