import type { RateSource } from '@repo/domain/rates';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type FetchOutcome, rateFetches } from '../../db/schema/market-data.ts';

export type RateFetchRow = typeof rateFetches.$inferSelect;

const failures: readonly FetchOutcome[] = ['late', 'unreachable', 'malformed'];

export async function insertFetch(tx: Database, row: typeof rateFetches.$inferInsert): Promise<RateFetchRow> {
  const [inserted] = await tx.insert(rateFetches).values(row).returning();
  if (inserted === undefined) throw new Error('the fetch was not stored');
  return inserted;
}

export interface LastFetches {
  success: RateFetchRow | null;
  /** Null when a later fetch succeeded. */
  failure: RateFetchRow | null;
}

export async function readLastFetches(db: Database, source: RateSource): Promise<LastFetches> {
  const last = async (isFailure: boolean) => {
    const kinds = (isFailure ? inArray : notInArray)(rateFetches.outcome, [...failures]);
    const [row] = await db
      .select()
      .from(rateFetches)
      .where(and(eq(rateFetches.source, source), kinds))
      .orderBy(desc(rateFetches.at))
      .limit(1);
    return row ?? null;
  };
  const success = await last(false);
  const failure = await last(true);
  const isOver = success !== null && failure !== null && success.at > failure.at;
  return { success, failure: isOver ? null : failure };
}

/** The last day that the source has given, whether it is published or waits; null before any. */
export async function readLastReceivedDay(db: Database, source: RateSource): Promise<string | null> {
  const [row] = await db
    .select({ day: sql<string | null>`max(${rateFetches.lastDay})::text` })
    .from(rateFetches)
    .where(eq(rateFetches.source, source));
  return row?.day ?? null;
}
