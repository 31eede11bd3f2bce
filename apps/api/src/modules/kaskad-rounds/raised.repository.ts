// SQL of what counts towards the ceilings of the law.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { RoundRow } from '../../db/schema/kaskad-rounds.ts';

const sumSchema = z.object({ rows: z.tuple([z.object({ sum: z.string() })]) });

/** Euros that an issuer raised by its rounds of a regime since an instant: every investment that holds units, reservations left out. */
export async function sumRaised(
  db: Database,
  { issuerId, regime }: Pick<RoundRow, 'issuerId' | 'regime'>,
  since: Date,
): Promise<string> {
  const result = await db.execute(sql`
    select coalesce(sum(round(coalesce(i.allotted_units, i.units) * i.price, 2)), 0)::text as sum
    from kaskad_investments i join kaskad_rounds r on r.id = i.round_id
    where r.issuer_id = ${issuerId} and r.regime = ${regime}
      and i.submitted_at > ${since.toISOString()}::timestamptz
      and i.state in ('submitted', 'reflection', 'signed', 'paid', 'withdrawable', 'firm', 'allotted',
        'partly_allotted', 'issued', 'transferred')`);
  return sumSchema.parse(result).rows[0].sum;
}

const countSchema = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) });

/** The investors of a round with one more. */
export async function countInvestorsWith(db: Database, roundId: string, userId: string): Promise<number> {
  const result = await db.execute(sql`
    select count(distinct user_id) + 1 as count from kaskad_investments
    where round_id = ${roundId} and user_id <> ${userId}
      and state not in ('reserved', 'withdrawn', 'expired', 'refunded', 'not_allotted')`);
  return countSchema.parse(result).rows[0].count;
}
