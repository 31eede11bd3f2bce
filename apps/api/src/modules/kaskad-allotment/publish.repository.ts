// SQL of a published allotment: written for all the investments of a round at once.
import type { Allotment } from '@repo/domain/kaskad';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { kaskadAllotments } from '../../db/schema/kaskad-registers.ts';

export const insertAllotment = async (
  tx: Database,
  row: typeof kaskadAllotments.$inferInsert,
): Promise<void> => {
  await tx.insert(kaskadAllotments).values(row);
};

export interface AllottedInvestment extends Allotment {
  /** Of units typed by hand. */
  reason: string | null;
  explanation: string;
}

const rowsAStatement = 10_000;

/** Units, state, event and mail of each: a statement for ten thousand of them. */
export async function writeAllotted(
  tx: Database,
  allotted: readonly AllottedInvestment[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  const now = at.toISOString();
  for (let from = 0; from < allotted.length; from += rowsAStatement) {
    const json = JSON.stringify(
      allotted.slice(from, from + rowsAStatement).map(({ id, allotted: units, reason, explanation }) => ({
        id,
        units: units.toString(),
        reason,
        explanation,
      })),
    );
    await tx.execute(sql`
      with given as (
        select * from json_to_recordset(${json}::json) as given(id uuid, units numeric, reason text, explanation text)
      ), moved as (
        update kaskad_investments i set allotted_units = g.units, version = i.version + 1,
          state = case when g.units = 0 then 'not_allotted' when g.units < i.units then 'partly_allotted'
            else 'allotted' end,
          allotted_at = ${now}::timestamptz,
          ended_at = case when g.units = 0 then ${now}::timestamptz else i.ended_at end,
          staff_reason = coalesce(g.reason, i.staff_reason)
        from given g where i.id = g.id and i.state = 'firm' returning i.id, g.explanation
      ), written as (
        insert into kaskad_investment_events (id, investment_id, at, event, detail, by_user)
        select gen_random_uuid(), id, ${now}::timestamptz, 'allotted', explanation, ${by}::uuid from moved
      )
      insert into kaskad_round_mails (investment_id, kind, created_at)
      select id, 'allotted', ${now}::timestamptz from moved on conflict do nothing`);
  }
}
