// Mails of a round to all its investors: queued by one statement, written by a job by parts.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { kaskadRoundMails } from '../../db/schema/kaskad-registers.ts';

export type RoundMailKind = (typeof kaskadRoundMails.$inferSelect)['kind'];

/** To those whose investment or reservation is under way; one that still waits to be written is not queued twice. */
export async function queueRoundMails(
  tx: Database,
  { roundId, kind, now }: { roundId: string; kind: RoundMailKind; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into kaskad_round_mails (investment_id, kind, created_at)
    select id, ${kind}, ${now.toISOString()}::timestamptz from kaskad_investments
    where round_id = ${roundId}
      and state in ('reserved', 'submitted', 'reflection', 'signed', 'paid', 'withdrawable', 'firm')
    on conflict do nothing`);
}

/** Of investments that are named. */
export async function queueMailsOf(
  tx: Database,
  { investmentIds, kind, now }: { investmentIds: readonly string[]; kind: RoundMailKind; now: Date },
): Promise<void> {
  if (investmentIds.length === 0) return;
  await tx.execute(sql`
    insert into kaskad_round_mails (investment_id, kind, created_at)
    select id, ${kind}, ${now.toISOString()}::timestamptz
    from unnest(${sql`array[${sql.join(
      investmentIds.map((id) => sql`${id}`),
      sql`, `,
    )}]::uuid[]`}) as id
    on conflict do nothing`);
}

const takenSchema = z.object({
  rows: z.array(
    z.object({
      investment_id: z.string(),
      kind: z.enum(['failed', 'canceled', 'allotted', 'issued', 'document', 'extended']),
    }),
  ),
});

/** The oldest ones, which leave with the transaction; another process takes others. */
export async function takeRoundMails(tx: Database, most: number) {
  const result = await tx.execute(sql`
    delete from kaskad_round_mails m using (
      select investment_id, kind from kaskad_round_mails order by created_at, investment_id
      limit ${most} for update skip locked
    ) as taken
    where m.investment_id = taken.investment_id and m.kind = taken.kind
    returning m.investment_id, m.kind`);
  return takenSchema.parse(result).rows;
}
