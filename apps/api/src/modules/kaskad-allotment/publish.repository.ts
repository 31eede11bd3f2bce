// SQL of a published allotment: kept whole at its approval, then written to its investments by parts.
import type { Allotment } from '@repo/domain/kaskad';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { kaskadAllotments, kaskadAllottedUnits } from '../../db/schema/kaskad-registers.ts';

export const insertAllotment = async (
  tx: Database,
  row: typeof kaskadAllotments.$inferInsert,
): Promise<void> => {
  await tx.insert(kaskadAllotments).values(row);
};

/** What each investment gets, in one row, whatever their number. */
export async function insertAllottedUnits(
  tx: Database,
  allotted: readonly Allotment[],
  { roundId, at, by }: { roundId: string; at: Date; by: string },
): Promise<void> {
  await tx.insert(kaskadAllottedUnits).values({
    roundId,
    investmentIds: allotted.map(({ id }) => id),
    units: allotted.map((one) => one.allotted.toString()),
    total: allotted.length,
    at,
    by,
  });
}

/** Why units were typed by hand, by investment. */
export async function writeReasons(tx: Database, reasons: ReadonlyMap<string, string>): Promise<void> {
  if (reasons.size === 0) return;
  await tx.execute(sql`
    update kaskad_investments i set staff_reason = given.reason
    from unnest(${sql.param([...reasons.keys()])}::uuid[], ${sql.param([...reasons.values()])}::text[]) as given(id, reason)
    where i.id = given.id`);
}

/** The rounds whose allotment is published and not written to all of its investments. */
export async function listRoundsToWrite(db: Database): Promise<string[]> {
  const { roundId, at } = kaskadAllottedUnits;
  const rows = await db.select({ roundId }).from(kaskadAllottedUnits).orderBy(at);
  return rows.map((row) => row.roundId);
}

const partSchema = z.object({
  rows: z.array(z.object({ id: z.string(), requested: z.string(), allotted: z.string() })),
});

/** The next ones to write, in their order; those that are not firm any more are left out. */
export async function readPart(tx: Database, roundId: string, limit: number): Promise<Allotment[]> {
  const result = await tx.execute(sql`
    select i.id, i.units::text as requested, given.units::text as allotted
    from kaskad_allotted_units a cross join lateral unnest(
      a.investment_ids[a.written + 1:a.written + ${limit}::int], a.units[a.written + 1:a.written + ${limit}::int]) as given(id, units)
      join kaskad_investments i on i.id = given.id
    where a.round_id = ${roundId} and i.state = 'firm'`);
  return partSchema.parse(result).rows.map(({ id, requested, allotted }) => ({
    id,
    requested: BigInt(requested),
    allotted: BigInt(allotted),
  }));
}

/** Passes a part. The row is gone with the last one. */
export async function passPart(tx: Database, roundId: string, limit: number): Promise<void> {
  await tx.execute(
    sql`update kaskad_allotted_units set written = written + ${limit} where round_id = ${roundId}`,
  );
  await tx.execute(sql`delete from kaskad_allotted_units where round_id = ${roundId} and written >= total`);
}

/** Undefined once it is written to all. */
export async function findPublication(
  db: Database,
  roundId: string,
): Promise<{ at: Date; by: string } | undefined> {
  const { at, by } = kaskadAllottedUnits;
  const [row] = await db
    .select({ at, by })
    .from(kaskadAllottedUnits)
    .where(eq(kaskadAllottedUnits.roundId, roundId));
  return row;
}

export const deletePublication = async (tx: Database, roundId: string): Promise<void> => {
  await tx.delete(kaskadAllottedUnits).where(eq(kaskadAllottedUnits.roundId, roundId));
};

export interface AllottedInvestment extends Allotment {
  explanation: string;
}

/** Units, state, event and mail of each, in one statement. */
export async function writeAllotted(
  tx: Database,
  allotted: readonly AllottedInvestment[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  const now = at.toISOString();
  const json = JSON.stringify(
    allotted.map(({ id, allotted: units, explanation }) => ({ id, units: units.toString(), explanation })),
  );
  await tx.execute(sql`
    with given as (
      select * from json_to_recordset(${json}::json) as given(id uuid, units numeric, explanation text)
    ), moved as (
      update kaskad_investments i set allotted_units = g.units, version = i.version + 1,
        state = case when g.units = 0 then 'not_allotted' when g.units < i.units then 'partly_allotted'
          else 'allotted' end,
        allotted_at = ${now}::timestamptz,
        ended_at = case when g.units = 0 then ${now}::timestamptz else i.ended_at end
      from given g where i.id = g.id and i.state = 'firm' returning i.id, g.explanation
    ), written as (
      insert into kaskad_investment_events (id, investment_id, at, event, detail, by_user)
      select gen_random_uuid(), id, ${now}::timestamptz, 'allotted', explanation, ${by}::uuid from moved
    )
    insert into kaskad_round_mails (investment_id, kind, created_at)
    select id, 'allotted', ${now}::timestamptz from moved on conflict do nothing`);
}
