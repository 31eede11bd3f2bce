// SQL of the home's indicators: all that is counted, by day, in statements that read every contract. `read-facts.ts` says how often.
import { type ClientStage, clientStages } from '@repo/domain/clients';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { indicatorCounts } from '../../db/schema/lists.ts';

async function readRows<Row>(db: Database, row: z.ZodType<Row>, query: SQL): Promise<Row[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(query)).rows;
}

const parisDayOf = (instant: SQL) => sql`(${instant} at time zone 'Europe/Paris')::date`;

/** None of the contracts that are not valued. */
const isValued = (contract: SQL, left: readonly string[]) =>
  sql`${contract}.renounced_at is null and ${contract}.id <> all (${sql.param(left)}::uuid[])`;

const flow = z.object({
  strategy: z.string(),
  kind: z.enum(['payment', 'withdrawal', 'closing']),
  asset: z.string(),
  day: z.string(),
  amount: z.string(),
  subscription_fee: z.string(),
  fx_fee: z.string(),
  exit_fee: z.string(),
  units: z.string(),
});
export type FlowRow = z.infer<typeof flow>;

/** What was executed, summed by dealing day, from the rows that the dashboards of clients are made of. */
export function sumFlows(db: Database, left: readonly string[]): Promise<FlowRow[]> {
  return readRows(
    db,
    flow,
    sql`
    select c.strategy_id as strategy, m.kind, m.currency as asset, m.day::text as day, sum(m.amount)::text as amount,
      sum(m.subscription_fee)::text as subscription_fee, sum(m.fx_fee)::text as fx_fee, sum(m.exit_fee)::text as exit_fee,
      sum(m.units)::text as units
    from (
      select contract_id, 'payment' as kind, currency, greatest(value_date, nav_date) as day, amount, subscription_fee, fx_fee,
        0 as exit_fee, units from payments where units is not null
      union all
      select contract_id, kind, currency, greatest(value_date, nav_date), amount, 0, 0, exit_fee, units from withdrawals
        where units is not null and amount is not null and exit_fee is not null
    ) m join contracts c on c.id = m.contract_id
    where ${isValued(sql`c`, left)} group by 1, 2, 3, 4 order by 4, 1, 2, 3`,
  );
}

/** The contracts with a movement of these, which have no rate on their day. */
export async function findUnvalued(
  db: Database,
  flows: readonly Pick<FlowRow, 'strategy' | 'asset' | 'day'>[],
): Promise<string[]> {
  if (flows.length === 0) return [];
  const named = sql.join(
    flows.map(({ strategy, asset, day }) => sql`(${strategy}, ${asset}, ${day}::date)`),
    sql`, `,
  );
  const rows = await readRows(
    db,
    z.object({ id: z.string() }),
    sql`select distinct contract_id as id from unit_movements where (strategy_id, asset, dealing_day) in (${named})`,
  );
  return rows.map(({ id }) => id);
}

const holders = z.object({ day: z.string(), entered: z.coerce.number(), left: z.coerce.number() });

/** On each day, the clients who hold units again or for the first time, and those who hold none any more. */
export function countHolders(db: Database, left: readonly string[]): Promise<z.infer<typeof holders>[]> {
  return readRows(
    db,
    holders,
    sql`
    with moved as (
      select c.user_id, m.dealing_day as day, sum(m.units) as units
      from unit_movements m join contracts c on c.id = m.contract_id
      where ${isValued(sql`c`, left)} group by 1, 2
    ), held as (
      select user_id, day, sum(units) over (partition by user_id order by day) > 0 as is_held from moved
    ), turned as (
      select day, is_held, lag(is_held, 1, false) over (partition by user_id order by day) as was_held from held
    )
    select day::text as day, count(*) filter (where is_held) as entered, count(*) filter (where was_held) as left
    from turned where is_held <> was_held group by day`,
  );
}

const signed = z.object({
  day: z.string(),
  delay: z.coerce.number().nullable(),
  contracts: z.coerce.number(),
});

/** Contracts by the day of their signature, and the days until they were paid. */
export function countSigned(db: Database, since: string): Promise<z.infer<typeof signed>[]> {
  const day = parisDayOf(sql`signed_at`);
  return readRows(
    db,
    signed,
    sql`
    select day::text as day, case when payment_status = 'paid' then greatest(payment_recorded_at - day, 0) end as delay,
      count(*) as contracts
    from (select ${day} as day, payment_status, payment_recorded_at from contracts
      where signed_at is not null and coalesce(signed_at, '-infinity') >= ${since}::date and renounced_at is null) c
    group by 1, 2`,
  );
}

const counted = z.object({ day: z.string(), count: z.coerce.number() });

/** Accounts by the day their identity was validated: the last one, where it was validated again. */
export function countIdentities(db: Database, since: string): Promise<z.infer<typeof counted>[]> {
  return readRows(
    db,
    counted,
    sql`
    select day::text as day, count(*) as count from (
      select ${parisDayOf(sql`max(occurred_at)`)} as day from timeline_events
      where type = 'kyc_validated' and occurred_at >= ${since}::date group by user_id) validated
    group by day`,
  );
}

const registered = z.object({
  day: z.string(),
  stage: z.enum(clientStages).transform((stage): ClientStage => stage),
  clients: z.coerce.number(),
});

/** Accounts that are not closed, by the day of their registration and how far they came. */
export function countRegistered(db: Database, since: string): Promise<z.infer<typeof registered>[]> {
  return readRows(
    db,
    registered,
    sql`
    select ${parisDayOf(sql`created_at`)}::text as day, stage, count(*) as clients from client_cards
    where state <> 'closed' and created_at >= ${since}::date group by 1, 2`,
  );
}

const returned = z.object({ day: z.string(), asset: z.string(), amount: z.string() });

/** Paid back for renounced contracts. */
export function sumReturned(db: Database, since: string): Promise<z.infer<typeof returned>[]> {
  return readRows(
    db,
    returned,
    sql`
    select executed_on::text as day, asset, sum(amount)::text as amount from payouts
    where kind = 'renunciation' and state = 'executed' and executed_on >= ${since}::date group by 1, 2`,
  );
}

const held = z.object({ id: z.string().nullable(), strategy: z.string(), units: z.string() });

/** Units held, by the adviser of their client; without one, `id` is null. */
export function sumHeld(db: Database, left: readonly string[]): Promise<z.infer<typeof held>[]> {
  return readRows(
    db,
    held,
    sql`
    select h.id, h.strategy, h.units::text as units
    from (
      select u.assigned_sales_id as id, m.strategy_id as strategy, sum(m.units) as units
      from unit_movements m join contracts c on c.id = m.contract_id join users u on u.id = c.user_id
      where ${isValued(sql`c`, left)} group by 1, 2) h
    where h.units <> 0`,
  );
}

const counts = z.object({
  flows: z.array(flow),
  holders: z.array(holders),
  held: z.array(held),
  signed: z.array(signed),
  identities: z.array(counted),
  registered: z.array(registered),
  returned: z.array(returned),
});
export type IndicatorCounts = z.infer<typeof counts>;

type ReadingOf = Omit<typeof indicatorCounts.$inferSelect, 'id' | 'counts'>;
export type Reading = ReadingOf & { counts: IndicatorCounts };

/** When they were counted last, and of what; undefined before the first time. */
export async function findReading(db: Database): Promise<ReadingOf | undefined> {
  const { readAt, today, marketVersion } = indicatorCounts;
  const [row] = await db.select({ readAt, today, marketVersion }).from(indicatorCounts);
  return row;
}

/** Null of what another release wrote. */
export async function readCounts(db: Database): Promise<Reading | null> {
  const [row] = await db.select().from(indicatorCounts);
  const { success, data } = counts.safeParse(row?.counts);
  return success && row !== undefined ? { ...row, counts: data } : null;
}

/** In the place of the ones before; not of newer ones. */
export async function saveCounts(db: Database, row: Reading): Promise<void> {
  await db
    .insert(indicatorCounts)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({
      target: indicatorCounts.id,
      set: row,
      setWhere: sql`${indicatorCounts.readAt} <= excluded.read_at`,
    });
}

/** By their ids. */
export async function readAdviserNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]));
}
