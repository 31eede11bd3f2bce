// SQL of the dashboards of Kaskad.
import type { IsoDay } from '@repo/domain/dates';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { byIndexes } from '../../db/keyset.ts';
import { countByKey, sumByKey } from '../../db/list-counts.ts';
import { isKaskadUser, isUnverified, users } from '../../db/schema/identity.ts';
import { kaskadAllotments, kaskadValuations, type ValuationRow } from '../../db/schema/kaskad-registers.ts';
import {
  kaskadInvestmentEvents,
  kaskadInvestments,
  kaskadQuestions,
  kaskadRounds,
} from '../../db/schema/kaskad-rounds.ts';
import { type RoundView, selectRoundViews } from '../kaskad-rounds/rounds.repository.ts';

const roundsUnderWay = ['reservations', 'open', 'suspended', 'closing', 'closed'] as const;
const roundsTaking = ['reservations', 'open'] as const;

export const listRoundsUnderWay = (db: Database): Promise<RoundView[]> =>
  selectRoundViews(db).where(inArray(kaskadRounds.state, [...roundsUnderWay]));

export const listRoundsTaking = (db: Database): Promise<RoundView[]> =>
  selectRoundViews(db)
    .where(inArray(kaskadRounds.state, [...roundsTaking]))
    .orderBy(asc(kaskadRounds.closesAt), asc(kaskadRounds.id));

/** The last valuation of each class that has one. */
export async function listLastValuations(
  db: Database,
  classIds: readonly string[],
): Promise<ReadonlyMap<string, ValuationRow>> {
  if (classIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([kaskadValuations.classId])
    .from(kaskadValuations)
    .where(inArray(kaskadValuations.classId, [...classIds]))
    .orderBy(kaskadValuations.classId, desc(kaskadValuations.day), desc(kaskadValuations.recordedAt));
  return new Map(rows.map((row) => [row.classId, row]));
}

/** The newest events of investments, with their round. */
export function listLastEvents(db: Database, { userId, limit }: { userId: string | null; limit: number }) {
  return db
    .select({
      at: kaskadInvestmentEvents.at,
      event: kaskadInvestmentEvents.event,
      reference: kaskadInvestments.reference,
      investmentId: kaskadInvestments.id,
      roundName: kaskadRounds.name,
    })
    .from(kaskadInvestmentEvents)
    .innerJoin(kaskadInvestments, eq(kaskadInvestments.id, kaskadInvestmentEvents.investmentId))
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvestments.roundId))
    .where(userId === null ? undefined : eq(kaskadInvestments.userId, userId))
    .orderBy(desc(kaskadInvestmentEvents.at), desc(kaskadInvestmentEvents.id))
    .limit(limit);
}

export const toActivity = (row: Awaited<ReturnType<typeof listLastEvents>>[number]) => ({
  at: row.at.toISOString(),
  event: row.event,
  reference: row.reference,
  investment_id: row.investmentId,
  round_name: row.roundName,
});

const countIn = async (db: Database, states: readonly (typeof roundsUnderWay)[number][], where?: SQL) => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(kaskadInvestments)
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvestments.roundId))
    .where(and(inArray(kaskadRounds.state, [...states]), where));
  return row?.count ?? 0;
};

export const countReservations = (db: Database): Promise<number> =>
  countIn(db, roundsTaking, eq(kaskadInvestments.state, 'reserved'));

/** Filed, and not refused since. */
export const countProofs = (db: Database): Promise<number> =>
  countIn(
    db,
    roundsUnderWay,
    and(
      eq(kaskadInvestments.state, 'signed'),
      isNotNull(kaskadInvestments.proofFiledAt),
      isNull(kaskadInvestments.proofRefusedReason),
    ),
  );

/** Closed, and without a published allotment. */
export const countToAllot = (db: Database): Promise<number> =>
  db.$count(
    kaskadRounds,
    and(
      eq(kaskadRounds.state, 'closed'),
      sql`not exists (select from ${kaskadAllotments} where ${kaskadAllotments.roundId} = ${kaskadRounds.id})`,
    ),
  );

/** Of rounds under way, without a reply; with the round of the oldest one. */
export async function readOpenQuestions(db: Database): Promise<{ count: number; roundId: string | null }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      roundId: sql<string | null>`(array_agg(${kaskadRounds.id} order by ${kaskadQuestions.postedAt}))[1]`,
    })
    .from(kaskadQuestions)
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadQuestions.roundId))
    .where(and(isNull(kaskadQuestions.repliedAt), inArray(kaskadRounds.state, [...roundsUnderWay])));
  return row ?? { count: 0, roundId: null };
}

export async function countRefunds(db: Database): Promise<number> {
  const counts = await countByKey(db, 'payouts');
  return (
    counts.find(({ key }) => key['kind'] === 'kaskad_refund' && key['state'] === 'to_execute')?.count ?? 0
  );
}

const runningStates = [
  'reserved',
  'submitted',
  'reflection',
  'signed',
  'paid',
  'withdrawable',
  'firm',
] as const;

const peopleSchema = z.object({ rows: z.tuple([z.object({ people: z.number() })]) });

/** Investors of rounds under way whose identity is not verified: few people, each with their own investments. */
export async function countUnverifiedInvestors(db: Database): Promise<number> {
  // With a limit: as a join, all investments of all rounds are read.
  const invested = db
    .select({ is: sql`true` })
    .from(kaskadInvestments)
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvestments.roundId))
    .where(
      and(
        eq(kaskadInvestments.userId, users.id),
        inArray(kaskadRounds.state, [...roundsUnderWay]),
        inArray(kaskadInvestments.state, [...runningStates]),
      ),
    )
    .limit(1);
  const found = await byIndexes(
    db,
    sql`select count(*)::int as people from ${users}
      where ${and(isKaskadUser(users), isUnverified(users))} and ${invested}`,
  );
  return peopleSchema.parse(found).rows[0].people;
}

/** Euros submitted, by day in Paris from one on. */
export async function sumSubmitted(db: Database, from: IsoDay): Promise<ReadonlyMap<string, string>> {
  const sums = await sumByKey(db, 'kaskad_submitted', sql`key ->> 'day' >= ${from}`);
  return new Map(sums.map(({ key: { day = '' }, sum }) => [day, sum]));
}

/** Openings and closings to come, the first before. */
export async function listRoundDates(db: Database, now: Date, limit: number) {
  const columns = { id: kaskadRounds.id, name: kaskadRounds.name };
  const openings = await db
    .select({ ...columns, at: kaskadRounds.opensAt })
    .from(kaskadRounds)
    .where(and(eq(kaskadRounds.state, 'reservations'), gt(kaskadRounds.opensAt, now)))
    .orderBy(asc(kaskadRounds.opensAt))
    .limit(limit);
  const closings = await db
    .select({ ...columns, at: kaskadRounds.closesAt })
    .from(kaskadRounds)
    .where(
      and(inArray(kaskadRounds.state, ['reservations', 'open', 'suspended']), gt(kaskadRounds.closesAt, now)),
    )
    .orderBy(asc(kaskadRounds.closesAt))
    .limit(limit);
  return [
    ...openings.map((row) => ({ ...row, event: 'opening' as const })),
    ...closings.map((row) => ({ ...row, event: 'closing' as const })),
  ]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, limit);
}
