// SQL of what the administration reads of one round.
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { isKaskadUser, isUnverified, users } from '../../db/schema/identity.ts';
import {
  type AllotmentRow,
  kaskadAllotments,
  kaskadAllottedUnits,
} from '../../db/schema/kaskad-registers.ts';
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

/** With how many investments it is still to be written to. */
export async function findPublished(
  db: Database,
  roundId: string,
): Promise<(AllotmentRow & { left: number }) | undefined> {
  const [row] = await db
    .select({
      allotment: kaskadAllotments,
      left: sql<number>`coalesce(${kaskadAllottedUnits.total} - ${kaskadAllottedUnits.written}, 0)`,
    })
    .from(kaskadAllotments)
    .leftJoin(kaskadAllottedUnits, eq(kaskadAllottedUnits.roundId, kaskadAllotments.roundId))
    .where(eq(kaskadAllotments.roundId, roundId));
  return row && { ...row.allotment, left: row.left };
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

/** How many investments that hold units of the round fail each check before the issue: each reads those that may fail it. */
export async function countChecks(db: Database, roundId: string): Promise<Checklist> {
  const failing = (condition: SQL) =>
    sql`(select count(*) from kaskad_investments i where i.round_id = ${roundId} and ${condition})`;
  const holds = sql`i.state in
    ('submitted', 'reflection', 'signed', 'paid', 'withdrawable', 'firm', 'allotted', 'partly_allotted', 'issued')`;
  const result = await db.execute(sql`
    with sheets as materialized (
      select distinct on (title) id from kaskad_round_documents
      where round_id = ${roundId} and kind = 'key_information' order by title, version desc
    )
    select
      ${failing(sql`i.state in ('submitted', 'reflection', 'signed', 'paid', 'withdrawable')`)} as firm,
      (select count(*) from ${users} join kaskad_investments i on i.user_id = ${users.id}
        where i.round_id = ${roundId} and ${holds} and ${isKaskadUser(users)} and ${isUnverified(users)}) as identity,
      ${failing(sql`i.paid_at is null and i.state in ('submitted', 'reflection', 'signed')`)} as paid,
      ${failing(sql`i.signed_at is null and i.state in ('submitted', 'reflection')`)} as signed,
      ${failing(sql`exists (select from sheets) and ${holds} and exists (select from sheets s where not exists (
        select from kaskad_consents c where c.investment_id = i.id and c.document_id = s.id))`)} as key_information,
      ${failing(sql`i.state = 'issued' and not exists (select from kaskad_movements m where m.investment_id = i.id)`)} as register`);
  return countsSchema.parse(result).rows[0];
}
