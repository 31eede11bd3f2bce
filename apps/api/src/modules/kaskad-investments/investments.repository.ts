// SQL of investments, their events and their consents.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { isAmong } from '../../db/is-among.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { type IssuerRow, kaskadIssuers } from '../../db/schema/kaskad.ts';
import { kaskadConsents } from '../../db/schema/kaskad-registers.ts';
import {
  type InvestmentRow,
  kaskadInvestmentCounters,
  kaskadInvestmentEvents,
  kaskadInvestments,
  kaskadRounds,
  type RoundRow,
} from '../../db/schema/kaskad-rounds.ts';

/** An investment with its round, the issuer and its owner. */
export interface InvestmentView {
  investment: InvestmentRow;
  round: RoundRow;
  issuer: IssuerRow;
  owner: UserRow;
}

/** Conditions and an order are added. */
export const selectInvestmentViews = (db: Database) =>
  db
    .select({ investment: kaskadInvestments, round: kaskadRounds, issuer: kaskadIssuers, owner: users })
    .from(kaskadInvestments)
    .innerJoin(kaskadRounds, eq(kaskadRounds.id, kaskadInvestments.roundId))
    .innerJoin(kaskadIssuers, eq(kaskadIssuers.id, kaskadRounds.issuerId))
    .innerJoin(users, eq(users.id, kaskadInvestments.userId));

export async function findInvestmentView(db: Database, id: string): Promise<InvestmentView | undefined> {
  const [view] = await selectInvestmentViews(db).where(eq(kaskadInvestments.id, id));
  return view;
}

/** Those of a person, newest first, reservations included. */
export const listInvestmentViewsOf = (db: Database, userId: string): Promise<InvestmentView[]> =>
  selectInvestmentViews(db)
    .where(eq(kaskadInvestments.userId, userId))
    .orderBy(desc(kaskadInvestments.createdAt), desc(kaskadInvestments.id));

/** Held until the transaction ends; lock its account and its round before, in this order. */
export async function lockInvestment(tx: Database, id: string): Promise<InvestmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(kaskadInvestments)
    .where(eq(kaskadInvestments.id, id))
    .for('no key update');
  return row;
}

/** Its version grows. */
export async function saveInvestment(
  tx: Database,
  id: string,
  columns: Partial<Omit<typeof kaskadInvestments.$inferInsert, 'id' | 'version'>>,
): Promise<void> {
  await tx
    .update(kaskadInvestments)
    .set({ ...columns, version: sql`${kaskadInvestments.version} + 1` })
    .where(eq(kaskadInvestments.id, id));
}

export async function insertInvestment(
  tx: Database,
  row: typeof kaskadInvestments.$inferInsert,
): Promise<void> {
  await tx.insert(kaskadInvestments).values(row);
}

const numberSchema = z.object({ rows: z.tuple([z.object({ last: z.number() })]) });

/** « KSK-2026-0042 »: the counter of the year is held until the transaction ends. */
export async function takeInvestmentReference(tx: Database, year: number): Promise<string> {
  const result = await tx.execute(sql`
    insert into ${kaskadInvestmentCounters} (year, last_value) values (${year}, 1)
    on conflict (year) do update set last_value = kaskad_investment_counters.last_value + 1
    returning last_value as last`);
  return `KSK-${year}-${String(numberSchema.parse(result).rows[0].last).padStart(4, '0')}`;
}

export const insertEvents = (
  tx: Database,
  rows: readonly (typeof kaskadInvestmentEvents.$inferInsert)[],
): Promise<void> => insertMany(tx, kaskadInvestmentEvents, rows);

/** Newest first. */
export const listEvents = (db: Database, investmentId: string) =>
  db
    .select()
    .from(kaskadInvestmentEvents)
    .where(eq(kaskadInvestmentEvents.investmentId, investmentId))
    .orderBy(desc(kaskadInvestmentEvents.at), desc(kaskadInvestmentEvents.id));

export const insertConsents = (
  tx: Database,
  rows: readonly (typeof kaskadConsents.$inferInsert)[],
): Promise<void> => insertMany(tx, kaskadConsents, rows);

/** The versions of documents that were accepted, by their ids. */
export const listAcceptedDocuments = async (
  db: Database,
  investmentId: string,
): Promise<ReadonlySet<string>> => (await listAcceptedDocumentsOf(db, [investmentId]))(investmentId);

/** The same of several investments. */
export async function listAcceptedDocumentsOf(
  db: Database,
  investmentIds: readonly string[],
): Promise<(investmentId: string) => ReadonlySet<string>> {
  if (investmentIds.length === 0) return () => new Set();
  const { investmentId, documentId, kind } = kaskadConsents;
  const rows = await db
    .select({ investmentId, documentId })
    .from(kaskadConsents)
    .where(and(isAmong(investmentId, investmentIds), eq(kind, 'document')));
  const accepted = Map.groupBy(rows, (row) => row.investmentId);
  return (id) => new Set((accepted.get(id) ?? []).flatMap((row) => row.documentId ?? []));
}

/** States that hold units of a round: what a person may still invest is counted by them. */
export const holdingStates = [
  'submitted',
  'reflection',
  'signed',
  'paid',
  'withdrawable',
  'firm',
  'allotted',
  'partly_allotted',
  'issued',
] as const;

const sumSchema = z.object({ rows: z.tuple([z.object({ sum: z.string() })]) });

/** Units of a person in a round, reservations left out. */
export async function sumHeldUnits(db: Database, roundId: string, userId: string): Promise<bigint> {
  const result = await db.execute(sql`
    select coalesce(sum(coalesce(allotted_units, units)), 0)::text as sum from ${kaskadInvestments}
    where ${and(
      eq(kaskadInvestments.roundId, roundId),
      eq(kaskadInvestments.userId, userId),
      inArray(kaskadInvestments.state, [...holdingStates]),
    )}`);
  return BigInt(sumSchema.parse(result).rows[0].sum);
}
