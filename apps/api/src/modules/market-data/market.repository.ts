// Everything published, read as one text a series: no object is made for a row on the way.
import type { IsoDay } from '@repo/domain/dates';
import { and, between, desc, eq, lte, max, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { fxRates, navs } from '../../db/schema/market-data.ts';
import { dataVersions } from '../../db/schema/platform.ts';
import { type StrategyRow, strategies } from '../../db/schema/strategies.ts';

/** `days` and `values` are comma-separated, in the same order. */
export interface PublishedSeries {
  days: string;
  values: string;
}

// A cast takes half the time of to_char; days in another style than ISO would be refused when they are read.
const isoDayOf = (column: typeof navs.day | typeof fxRates.day) => sql`${column}::text`;

export function readPublishedNavs(db: Database): Promise<(PublishedSeries & { strategyId: string })[]> {
  return db
    .select({
      strategyId: navs.strategyId,
      days: sql<string>`string_agg(${isoDayOf(navs.day)}, ',' order by ${navs.day})`,
      values: sql<string>`string_agg(${navs.vl}::text, ',' order by ${navs.day})`,
    })
    .from(navs)
    .groupBy(navs.strategyId);
}

/** The last NAV published for this day or before it. */
export async function findLastNav(db: Database, strategyId: string, upTo: IsoDay) {
  const [row] = await db
    .select({ day: navs.day, value: navs.vl })
    .from(navs)
    .where(and(eq(navs.strategyId, strategyId), lte(navs.day, upTo)))
    .orderBy(desc(navs.day))
    .limit(1);
  return row ?? null;
}

/** The rates of a currency against the euro from `since`, or the last one before it, to `upTo`. */
export async function findRates(
  db: Database,
  currency: string,
  { since, upTo }: { since: IsoDay; upTo: IsoDay },
) {
  const isOfCurrency = or(
    and(eq(fxRates.base, 'EUR'), eq(fxRates.quote, currency)),
    and(eq(fxRates.base, currency), eq(fxRates.quote, 'EUR')),
  );
  const [last] = await db
    .select({ day: max(fxRates.day) })
    .from(fxRates)
    .where(and(isOfCurrency, lte(fxRates.day, since)));
  return await db
    .select({ base: fxRates.base, quote: fxRates.quote, day: fxRates.day, rate: fxRates.rate })
    .from(fxRates)
    .where(and(isOfCurrency, between(fxRates.day, last?.day ?? since, upTo)));
}

export function readPublishedRates(
  db: Database,
): Promise<(PublishedSeries & { base: string; quote: string })[]> {
  return db
    .select({
      base: fxRates.base,
      quote: fxRates.quote,
      days: sql<string>`string_agg(${isoDayOf(fxRates.day)}, ',' order by ${fxRates.day})`,
      values: sql<string>`string_agg(${fxRates.rate}::text, ',' order by ${fxRates.day})`,
    })
    .from(fxRates)
    .groupBy(fxRates.base, fxRates.quote);
}

/** Raised by the database itself whenever something published changes. */
export async function readMarketVersion(db: Database): Promise<number> {
  const [row] = await db
    .select({ version: dataVersions.version })
    .from(dataVersions)
    .where(eq(dataVersions.scope, 'market'));
  return row?.version ?? 0;
}

export function readStrategies(
  db: Database,
): Promise<Pick<StrategyRow, 'id' | 'title' | 'label' | 'status' | 'referenceCurrency' | 'position'>[]> {
  return db
    .select({
      id: strategies.id,
      title: strategies.title,
      label: strategies.label,
      status: strategies.status,
      referenceCurrency: strategies.referenceCurrency,
      position: strategies.position,
    })
    .from(strategies)
    .orderBy(strategies.position, strategies.id);
}
