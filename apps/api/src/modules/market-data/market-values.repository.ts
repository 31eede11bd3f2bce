// NAVs and rates read and written alike: a series (a strategy's id, or a pair `EUR/USD`), a day, a value. SQL only.
import { and, between, desc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  fxRateRevisions,
  fxRates,
  isOfNavs,
  navs,
  type PlanKind,
  type PlannedValue,
  type StoredDetail,
} from '../../db/schema/market-data.ts';

export interface StoredValue {
  series: string;
  day: string;
  value: string;
  version: number;
  /** Of a NAV, what it is made of. */
  detail?: StoredDetail;
}

export interface DayRange {
  first: string;
  last: string;
}

export interface Publication {
  values: readonly PlannedValue[];
  source: string;
  /** Who submitted them. */
  enteredBy: string | null;
  /** Who made them public: the second person, where there was one. */
  publishedBy: string | null;
  publishedAt: Date;
}

const pairOf = sql<string>`${fxRates.base} || '/' || ${fxRates.quote}`;

const navDetail = sql<StoredDetail>`json_strip_nulls(json_build_object(
  'gross', ${navs.gross}::text, 'accruals', ${navs.accruals}::text, 'mark', ${navs.highWaterMark}::text))`;

/** The current values of the given series in a range of days. */
export function readStoredValues(
  db: Database,
  kind: PlanKind,
  series: readonly string[],
  range: DayRange,
): Promise<StoredValue[]> {
  if (isOfNavs(kind)) {
    return db
      .select({
        series: navs.strategyId,
        day: navs.day,
        value: navs.vl,
        version: navs.version,
        detail: navDetail,
      })
      .from(navs)
      .where(and(inArray(navs.strategyId, [...series]), between(navs.day, range.first, range.last)));
  }
  return db
    .select({ series: pairOf, day: fxRates.day, value: fxRates.rate, version: fxRates.version })
    .from(fxRates)
    .where(and(inArray(pairOf, [...series]), between(fxRates.day, range.first, range.last)));
}

/** The last value of each series before a day. */
export function readValuesBefore(
  db: Database,
  kind: PlanKind,
  { series, day }: { series: readonly string[]; day: string },
): Promise<StoredValue[]> {
  if (isOfNavs(kind)) {
    return db
      .selectDistinctOn([navs.strategyId], {
        series: navs.strategyId,
        day: navs.day,
        value: navs.vl,
        version: navs.version,
      })
      .from(navs)
      .where(and(inArray(navs.strategyId, [...series]), lt(navs.day, day)))
      .orderBy(navs.strategyId, desc(navs.day));
  }
  return db
    .selectDistinctOn([fxRates.base, fxRates.quote], {
      series: pairOf,
      day: fxRates.day,
      value: fxRates.rate,
      version: fxRates.version,
    })
    .from(fxRates)
    .where(and(inArray(pairOf, [...series]), lt(fxRates.day, day)))
    .orderBy(fxRates.base, fxRates.quote, desc(fxRates.day));
}

/** The last day published of each of these pairs; those without any are left out. */
export async function readLastRateDays(
  db: Database,
  pairs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ pair: pairOf, day: sql<string>`max(${fxRates.day})::text` })
    .from(fxRates)
    .where(inArray(pairOf, [...pairs]))
    .groupBy(fxRates.base, fxRates.quote);
  return new Map(rows.map(({ pair, day }) => [pair, day]));
}

/** Two imports never interleave; a payment that looks for a NAV meanwhile takes `shareMarket`. */
export async function lockMarket(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('market-data'))`);
}

/**
 * Holds publications off until the transaction ends: a payment recorded while the first NAV is being published would
 * otherwise see no NAV, and not be seen by the publication either.
 */
export async function shareMarket(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('market-data'))`);
}

/** Takes a rate back; it is kept as a revision. */
export async function deleteRate(
  tx: Database,
  { pair, day }: { pair: string; day: string },
  at: Date,
): Promise<void> {
  const [base = '', quote = ''] = pair.split('/');
  await tx.execute(sql`
    with gone as (
      delete from fx_rates where base = ${base} and quote = ${quote} and day = ${day}::date returning *
    )
    insert into fx_rate_revisions (base, quote, day, version, rate, source, entered_by, published_by, published_at, replaced_at)
    select base, quote, day, version, rate, source, entered_by, published_by, published_at, ${at.toISOString()}::timestamptz
    from gone`);
}

/** The days of these pairs whose rate was taken back, and that have none since. */
export async function readWithdrawnRates(
  db: Database,
  pairs: readonly string[],
  { first, last }: DayRange,
): Promise<{ series: string; day: string }[]> {
  const { base, quote, day } = fxRateRevisions;
  const series = sql<string>`${base} || '/' || ${quote}`;
  const current = db
    .select({ day: fxRates.day })
    .from(fxRates)
    .where(and(eq(fxRates.base, base), eq(fxRates.quote, quote), eq(fxRates.day, day)));
  return await db
    .selectDistinct({ series, day })
    .from(fxRateRevisions)
    .where(and(inArray(series, [...pairs]), between(day, first, last), notExists(current)));
}

/** Takes a NAV back; it is kept as a revision. */
export async function deleteNav(
  tx: Database,
  { strategyId, day }: { strategyId: string; day: string },
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from navs where strategy_id = ${strategyId} and day = ${day}::date returning *
    )
    insert into nav_revisions (strategy_id, day, version, vl, gross, accruals, high_water_mark, source, entered_by, published_by,
      published_at, replaced_at)
    select strategy_id, day, version, vl, gross, accruals, high_water_mark, source, entered_by, published_by, published_at, ${at.toISOString()}::timestamptz
    from gone`);
}

/** Publishes values; one already there is kept as a revision and replaced by the next version. */
export async function publishValues(tx: Database, kind: PlanKind, publication: Publication): Promise<void> {
  if (publication.values.length === 0) return;
  await (isOfNavs(kind) ? publishNavs(tx, publication) : publishRates(tx, publication));
}

async function publishNavs(tx: Database, publication: Publication): Promise<void> {
  const { values, source, enteredBy, publishedBy } = publication;
  const at = publication.publishedAt.toISOString();
  const rows = JSON.stringify(
    values.map(([strategy_id, day, vl, detail]) => ({ strategy_id, day, vl, ...detail })),
  );
  await tx.execute(sql`
    with incoming as (
      select * from json_to_recordset(${rows}::json) as row (
        strategy_id text, day date, vl numeric, gross numeric, accruals numeric, mark numeric)
    ), replaced as (
      insert into nav_revisions (strategy_id, day, version, vl, gross, accruals, high_water_mark, source, entered_by,
        published_by, published_at, replaced_at)
      select strategy_id, day, version, navs.vl, navs.gross, navs.accruals, high_water_mark, source, entered_by, published_by, published_at, ${at}::timestamptz
      from navs join incoming using (strategy_id, day)
    )
    insert into navs (strategy_id, day, vl, gross, accruals, high_water_mark, source, version, entered_by, published_by, published_at)
    select strategy_id, day, vl, gross, accruals, mark, ${source}, 1 + coalesce((
        select max(gone.version) from nav_revisions gone
        where gone.strategy_id = incoming.strategy_id and gone.day = incoming.day), 0), ${enteredBy}::uuid, ${publishedBy}::uuid, ${at}::timestamptz from incoming
    on conflict (strategy_id, day) do update set
      vl = excluded.vl,
      -- What was not given stays, unless it is of another NAV.
      gross = case when excluded.gross is null and excluded.vl = navs.vl then navs.gross else excluded.gross end,
      accruals = case when excluded.gross is null and excluded.vl = navs.vl then navs.accruals else excluded.accruals end,
      high_water_mark = coalesce(excluded.high_water_mark, navs.high_water_mark), source = excluded.source, version = navs.version + 1,
      entered_by = excluded.entered_by, published_by = excluded.published_by, published_at = excluded.published_at`);
}

async function publishRates(tx: Database, publication: Publication): Promise<void> {
  const { values, source, enteredBy, publishedBy } = publication;
  const at = publication.publishedAt.toISOString();
  const rows = JSON.stringify(
    values.map(([pair, day, rate]) => {
      const [base, quote] = pair.split('/');
      return { base, quote, day, rate };
    }),
  );
  await tx.execute(sql`
    with incoming as (
      select * from json_to_recordset(${rows}::json) as row (base text, quote text, day date, rate numeric)
    ), replaced as (
      insert into fx_rate_revisions (base, quote, day, version, rate, source, entered_by, published_by, published_at, replaced_at)
      select base, quote, day, version, fx_rates.rate, source, entered_by, published_by, published_at, ${at}::timestamptz
      from fx_rates join incoming using (base, quote, day)
    )
    insert into fx_rates (base, quote, day, rate, source, version, entered_by, published_by, published_at)
    select base, quote, day, rate, ${source}, 1 + coalesce((
        select max(gone.version) from fx_rate_revisions gone
        where gone.base = incoming.base and gone.quote = incoming.quote and gone.day = incoming.day), 0), ${enteredBy}::uuid, ${publishedBy}::uuid, ${at}::timestamptz from incoming
    on conflict (base, quote, day) do update set
      rate = excluded.rate, source = excluded.source, version = fx_rates.version + 1,
      entered_by = excluded.entered_by, published_by = excluded.published_by, published_at = excluded.published_at`);
}
