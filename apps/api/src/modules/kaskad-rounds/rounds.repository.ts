// SQL of rounds and of what is published of them.
import { type RoundUnits, roundMarks } from '@repo/domain/kaskad';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { type ClassRow, type IssuerRow, kaskadClasses, kaskadIssuers } from '../../db/schema/kaskad.ts';
import {
  kaskadInvitations,
  kaskadRoundDocuments,
  kaskadRounds,
  type RoundDocumentRow,
  type RoundRow,
} from '../../db/schema/kaskad-rounds.ts';

/** A round with its issuer and the class that it issues. */
export interface RoundView {
  round: RoundRow;
  issuer: IssuerRow;
  class: ClassRow;
}

/** Conditions and an order are added. */
export const selectRoundViews = (db: Database) =>
  db
    .select({ round: kaskadRounds, issuer: kaskadIssuers, class: kaskadClasses })
    .from(kaskadRounds)
    .innerJoin(kaskadIssuers, eq(kaskadIssuers.id, kaskadRounds.issuerId))
    .innerJoin(kaskadClasses, eq(kaskadClasses.id, kaskadRounds.classId));

export async function findRoundView(db: Database, id: string): Promise<RoundView | undefined> {
  const [view] = await selectRoundViews(db).where(eq(kaskadRounds.id, id));
  return view;
}

/** Held until the transaction ends: what changes its demand or its state waits. Always before its investments. */
export async function lockRound(tx: Database, id: string): Promise<RoundRow | undefined> {
  const [row] = await tx.select().from(kaskadRounds).where(eq(kaskadRounds.id, id)).for('no key update');
  return row;
}

/** Its version grows. */
export async function saveRound(
  tx: Database,
  id: string,
  columns: Partial<Omit<typeof kaskadRounds.$inferInsert, 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(kaskadRounds)
    .set({ ...columns, version: sql`${kaskadRounds.version} + 1` })
    .where(eq(kaskadRounds.id, id));
}

/** Every version, newest first. */
export const listDocumentVersions = (db: Database, roundId: string): Promise<RoundDocumentRow[]> =>
  db
    .select()
    .from(kaskadRoundDocuments)
    .where(eq(kaskadRoundDocuments.roundId, roundId))
    .orderBy(desc(kaskadRoundDocuments.publishedAt), desc(kaskadRoundDocuments.id));

/** The last version of each document, by kind and title. */
export const listDocuments = (db: Database, roundId: string): Promise<RoundDocumentRow[]> =>
  listDocumentsOf(db, [roundId]);

/** The same of several rounds, one after the other. */
export async function listDocumentsOf(
  db: Database,
  roundIds: readonly string[],
): Promise<RoundDocumentRow[]> {
  if (roundIds.length === 0) return [];
  const { roundId, kind, title, version } = kaskadRoundDocuments;
  return db
    .selectDistinctOn([roundId, kind, title])
    .from(kaskadRoundDocuments)
    .where(inArray(roundId, [...roundIds]))
    .orderBy(roundId, kind, title, desc(version));
}

export async function isInvited(db: Database, roundId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: kaskadInvitations.userId })
    .from(kaskadInvitations)
    .where(and(eq(kaskadInvitations.roundId, roundId), eq(kaskadInvitations.userId, userId)));
  return rows.length > 0;
}

/** The rounds that a user was invited to, or opened by a code. */
export async function listInvitedRounds(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ roundId: kaskadInvitations.roundId })
    .from(kaskadInvitations)
    .where(eq(kaskadInvitations.userId, userId));
  return new Set(rows.map(({ roundId }) => roundId));
}

/** What a round shows of its investments. */
export interface RoundSums {
  marks: RoundUnits;
  investors: number;
}

const noUnits: RoundSums = { marks: { firm: 0n, under_period: 0n, waiting: 0n }, investors: 0 };

const sumsSchema = z.object({
  rows: z.array(
    z.object({
      round_id: z.string(),
      firm: z.string(),
      under_period: z.string(),
      waiting: z.string(),
      investors: z.coerce.number(),
    }),
  ),
});

/** `markOf` of the domain, in SQL: a test compares them on every state and instant. */
const mark = sql`case
  when i.state in ('submitted', 'reflection') and i.reflection_until > now.at then 'under_period'
  when i.state in ('signed', 'paid', 'withdrawable') and i.withdrawal_until > now.at then 'under_period'
  when i.state in ('submitted', 'reflection', 'signed') then 'waiting'
  when i.state in ('paid', 'withdrawable', 'firm', 'allotted', 'partly_allotted', 'issued', 'transferred') then 'firm' end`;

/** The three marks of each round at an instant, and its investors; of what is allotted, the allotted units. */
export async function sumRounds(
  db: Database,
  roundIds: readonly string[],
  now: Date,
): Promise<(roundId: string) => RoundSums> {
  if (roundIds.length === 0) return () => noUnits;
  const [firm, underPeriod, waiting] = roundMarks.map(
    (name) => sql`coalesce(sum(units) filter (where mark = ${name}), 0)`,
  );
  // By person first: to sort a hundred thousand for `count(distinct)` takes longer than to add them up.
  const result = await db.execute(sql`
    select round_id, sum(firm)::text as firm, sum(under_period)::text as under_period, sum(waiting)::text as waiting,
      count(*) as investors
    from (
      select round_id, user_id, ${firm} as firm, ${underPeriod} as under_period, ${waiting} as waiting
      from (
        select i.round_id, i.user_id, coalesce(i.allotted_units, i.units) as units, ${mark} as mark
        from kaskad_investments i cross join (select ${now.toISOString()}::timestamptz as at) as now
        where ${inArray(sql`i.round_id`, [...roundIds])}
      ) as marked where mark is not null group by round_id, user_id
    ) as person group by round_id`);
  const sums = new Map(
    sumsSchema.parse(result).rows.map((row) => [
      row.round_id,
      {
        marks: {
          firm: BigInt(row.firm),
          under_period: BigInt(row.under_period),
          waiting: BigInt(row.waiting),
        },
        investors: row.investors,
      },
    ]),
  );
  return (roundId) => sums.get(roundId) ?? noUnits;
}
