import { type Ceiling, ceilingOf } from '@repo/domain/kaskad';
import { decimal } from '@repo/domain/money';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { kaskadInvitations, type RoundRow } from '../../db/schema/kaskad-rounds.ts';
import { isRegimeOn } from '../kaskad-rounds/regime-profile.ts';
import type { ParameterDeps } from '../parameters/read-parameters.ts';

/** Of the regime of a round: what its issuer raises over twelve months with it, or the persons it is shown to. */
export async function readCeiling(deps: ParameterDeps, round: RoundRow): Promise<Ceiling | null> {
  const { regime, text } = round;
  const isOn = await isRegimeOn(deps, regime);
  return ceilingOf(
    { regime, isOn },
    {
      amount: isOn ? await sumRaised(deps.db, round, deps.clock.now()) : decimal(0),
      persons: await deps.db.$count(kaskadInvitations, eq(kaskadInvitations.roundId, round.id)),
      hasWhitePaper: text.white_paper_url !== null,
    },
  );
}

const sumSchema = z.object({ rows: z.tuple([z.object({ sum: z.string() })]) });

/** Rounds of the issuer in this regime that ended within twelve months at what they allotted; this one and those under way at their cap. */
async function sumRaised(db: Database, { id, issuerId, regime }: RoundRow, now: Date) {
  const result = await db.execute(sql`
    select coalesce(sum(r.price * case
      when r.id = ${id} or r.state in ('reservations', 'open', 'suspended', 'closing', 'review') then r.cap
      else coalesce(a.allotted, r.cap) end), 0)::text as sum
    from kaskad_rounds r left join kaskad_allotments a on a.round_id = r.id
    where r.issuer_id = ${issuerId} and r.regime = ${regime}
      and (r.id = ${id} or r.state in ('review', 'reservations', 'open', 'suspended', 'closing', 'closed')
        or (r.state = 'issued' and r.ended_at > ${now.toISOString()}::timestamptz - interval '12 months'))`);
  return decimal(sumSchema.parse(result).rows[0].sum);
}
