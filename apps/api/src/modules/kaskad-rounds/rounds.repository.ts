// SQL of rounds and of what is published of them.
import type { RoundUnits } from '@repo/domain/kaskad';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { countsOf } from '../../db/list-counts.ts';
import { files } from '../../db/schema/files.ts';
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

/** Every version, newest first, with the verdict of the antivirus. */
export const listDocumentVersions = (db: Database, roundId: string) =>
  db
    .select({ document: kaskadRoundDocuments, scan: files.scan })
    .from(kaskadRoundDocuments)
    .innerJoin(files, eq(files.id, kaskadRoundDocuments.fileId))
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

const sumsSchema = z.object({
  rows: z.array(
    z.object({
      round_id: z.string(),
      kind: z.enum(['firm', 'waiting', 'investors']),
      kept: z.string(),
      running: z.string(),
    }),
  ),
});

/** `markOf` of the domain: a test compares them on every state and instant. */
const running = (now: string, roundIds: readonly string[]) => {
  const units = sql`sum(coalesce(allotted_units, units))`;
  const ofRounds = sql`round_id = any(${sql.param([...roundIds])}::uuid[])`;
  // Each is read from its index alone.
  return sql`
    select round_id, 'waiting' as mark, ${units} as units from kaskad_investments
    where ${ofRounds} and state in ('submitted', 'reflection') and reflection_until > ${now}::timestamptz group by 1
    union all
    select round_id, kaskad_mark(state), ${units} from kaskad_investments
    where ${ofRounds} and state in ('signed', 'paid', 'withdrawable') and withdrawal_until > ${now}::timestamptz group by 1, 2`;
};

/**
 * The three marks of each round at an instant, and its investors; of what is allotted, the allotted units. Kept with each change
 * (migration 0111), but for the periods that run, which end without one.
 */
export async function sumRounds(
  db: Database,
  roundIds: readonly string[],
  now: Date,
): Promise<(roundId: string) => RoundSums> {
  if (roundIds.length === 0) return () => toSums([]);
  const ofRounds = sql`key ->> 'round_id' = any(${sql.param([...roundIds])}::text[])`;
  const result = await db.execute(sql`
    select round_id, kind, sum(kept)::text as kept, sum(running)::text as running from (
      select key ->> 'round_id' as round_id, key ->> 'mark' as kind, count as kept, 0 as running
      from (${countsOf('kaskad_round_units', ofRounds)}) as units
      union all
      select key ->> 'round_id', 'investors', count, 0 from (${countsOf('kaskad_round_investors', ofRounds)}) as investors
      union all
      select round_id::text, mark, 0, units from (${running(now.toISOString(), roundIds)}) as running
    ) as summed group by 1, 2`);
  const sums = Map.groupBy(sumsSchema.parse(result).rows, (row) => row.round_id);
  return (roundId) => toSums(sums.get(roundId) ?? []);
}

function toSums(rows: z.infer<typeof sumsSchema>['rows']): RoundSums {
  const of = (kind: (typeof rows)[number]['kind'], part: 'kept' | 'running') =>
    BigInt(rows.find((row) => row.kind === kind)?.[part] ?? '0');
  return {
    marks: {
      firm: of('firm', 'kept') - of('firm', 'running'),
      under_period: of('firm', 'running') + of('waiting', 'running'),
      waiting: of('waiting', 'kept') - of('waiting', 'running'),
    },
    investors: Number(of('investors', 'kept')),
  };
}
