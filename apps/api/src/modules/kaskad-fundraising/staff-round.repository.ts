// SQL of what the administration reads of one round.
import { asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { type AllotmentRow, kaskadAllotments } from '../../db/schema/kaskad-registers.ts';
import { kaskadInvitations, kaskadQuestions } from '../../db/schema/kaskad-rounds.ts';

/** With who posted each, newest first. */
export const listQuestions = (db: Database, roundId: string) =>
  db
    .select({ question: kaskadQuestions, author: users })
    .from(kaskadQuestions)
    .innerJoin(users, eq(users.id, kaskadQuestions.userId))
    .where(eq(kaskadQuestions.roundId, roundId))
    .orderBy(desc(kaskadQuestions.postedAt), desc(kaskadQuestions.id));

export async function listInvited(db: Database, roundId: string) {
  const rows = await db
    .select({ user: users })
    .from(kaskadInvitations)
    .innerJoin(users, eq(users.id, kaskadInvitations.userId))
    .where(eq(kaskadInvitations.roundId, roundId))
    .orderBy(asc(kaskadInvitations.invitedAt), asc(users.lastname), asc(users.id));
  return rows.map(({ user }) => user);
}

export async function findAllotment(db: Database, roundId: string): Promise<AllotmentRow | undefined> {
  const [row] = await db.select().from(kaskadAllotments).where(eq(kaskadAllotments.roundId, roundId));
  return row;
}

const countsSchema = z.object({
  rows: z.tuple([
    z.object({
      firm: z.coerce.number(),
      identity: z.coerce.number(),
      paid: z.coerce.number(),
      signed: z.coerce.number(),
      key_information: z.coerce.number(),
      register: z.coerce.number(),
    }),
  ]),
});

type Checklist = z.infer<typeof countsSchema>['rows'][0];

/** How many investments that hold units of the round fail each check before the issue. */
export async function countChecks(db: Database, roundId: string): Promise<Checklist> {
  const result = await db.execute(sql`
    with sheets as (
      select distinct on (title) id from kaskad_round_documents
      where round_id = ${roundId} and kind = 'key_information' order by title, version desc
    ), held as (
      select i.id, i.state, i.signed_at, i.paid_at, u.kyc_status, i.issued_at,
        (select count(*) from sheets s where not exists (
          select 1 from kaskad_consents c where c.investment_id = i.id and c.document_id = s.id)) as unread,
        exists (select 1 from kaskad_movements m where m.investment_id = i.id) as is_registered
      from kaskad_investments i join users u on u.id = i.user_id
      where i.round_id = ${roundId} and i.state in
        ('submitted', 'reflection', 'signed', 'paid', 'withdrawable', 'firm', 'allotted', 'partly_allotted', 'issued'))
    select
      count(*) filter (where state in ('submitted', 'reflection', 'signed', 'paid', 'withdrawable')) as firm,
      count(*) filter (where kyc_status not in ('verified', 'approved')) as identity,
      count(*) filter (where paid_at is null and state in ('submitted', 'reflection', 'signed')) as paid,
      count(*) filter (where signed_at is null and state in ('submitted', 'reflection')) as signed,
      count(*) filter (where unread > 0) as key_information,
      count(*) filter (where state = 'issued' and not is_registered) as register
    from held`);
  return countsSchema.parse(result).rows[0];
}
