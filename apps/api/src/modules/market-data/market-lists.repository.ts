import { and, asc, count, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import { navs } from '../../db/schema/market-data.ts';
import { strategies } from '../../db/schema/strategies.ts';

export interface ListRequest {
  page: number;
  pageSize: number;
  from: string | undefined;
  to: string | undefined;
}

export type NavSort = 'date' | '-date' | 'strategy' | '-strategy' | 'value' | '-value';

const navOrders: Record<NavSort, SQL[]> = {
  date: [asc(navs.day), asc(navs.strategyId)],
  '-date': [desc(navs.day), desc(navs.strategyId)],
  strategy: [asc(strategies.title), desc(navs.day)],
  '-strategy': [desc(strategies.title), desc(navs.day)],
  value: [asc(navs.vl), asc(navs.day), asc(navs.strategyId)],
  '-value': [desc(navs.vl), desc(navs.day), asc(navs.strategyId)],
};

const nameOf = (id: SQL) =>
  sql<string | null>`(select u.firstname || ' ' || u.lastname from ${users} u where u.id = ${id})`;

/** The names of who submitted a value and of who approved it; both null where no account published it. */
const publishersOf = (values: typeof navs) => {
  const entered = sql`coalesce(${values.enteredBy}, ${values.publishedBy})`;
  return {
    enteredBy: nameOf(entered),
    approvedBy: nameOf(sql`nullif(${values.publishedBy}, ${entered})`),
  };
};

export interface NavListRow {
  strategyId: string;
  strategy: string;
  day: string;
  vl: string;
  previousNav: string | null;
  gross: string | null;
  accruals: string | null;
  /** In force on the day: of the last day that has one. */
  highWaterMark: string | null;
  version: number;
  source: string;
  enteredBy: string | null;
  approvedBy: string | null;
  publishedAt: Date;
}

interface NavFilters extends Pick<ListRequest, 'from' | 'to'> {
  strategy: string | undefined;
  sort: NavSort;
}

const whereOf = (request: NavFilters): SQL | undefined =>
  and(
    inRange(navs.day, request),
    request.strategy === undefined ? undefined : eq(strategies.title, request.strategy),
  );

const previousNav = sql<string | null>`(
  select before.vl::text from navs before
  where before.strategy_id = ${navs.strategyId} and before.day < ${navs.day}
  order by before.day desc limit 1)`;

const highWaterMark = sql<string | null>`(
  select marked.high_water_mark::text from navs marked
  where marked.strategy_id = ${navs.strategyId} and marked.day <= ${navs.day} and marked.high_water_mark is not null
  order by marked.day desc limit 1)`;

function selectRows(db: Database) {
  return db
    .select({
      strategyId: navs.strategyId,
      strategy: strategies.title,
      day: navs.day,
      vl: navs.vl,
      previousNav,
      gross: navs.gross,
      accruals: navs.accruals,
      highWaterMark,
      version: navs.version,
      source: navs.source,
      ...publishersOf(navs),
      publishedAt: navs.publishedAt,
    })
    .from(navs)
    .innerJoin(strategies, eq(strategies.id, navs.strategyId));
}

export async function listNavRows(
  db: Database,
  request: ListRequest & NavFilters,
): Promise<{ rows: NavListRow[]; total: number }> {
  const where = whereOf(request);
  const rows = await selectRows(db)
    .where(where)
    .orderBy(...navOrders[request.sort])
    .limit(request.pageSize)
    .offset((request.page - 1) * request.pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(navs)
    .innerJoin(strategies, eq(strategies.id, navs.strategyId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

const navKey = sql<string>`${navs.strategyId} || '_' || ${navs.day}`;

/** As `key`, of all in the order of the list; not yet executed. `readNavRows` takes them. */
export function selectNavKeys(db: Database, request: NavFilters): SQL {
  return db
    .select({ key: navKey.as('key') })
    .from(navs)
    .innerJoin(strategies, eq(strategies.id, navs.strategyId))
    .where(whereOf(request))
    .orderBy(...navOrders[request.sort])
    .getSQL();
}

/** In any order. */
export function readNavRows(db: Database, keys: readonly string[]): Promise<NavListRow[]> {
  return selectRows(db).where(sql`(${navs.strategyId}, ${navs.day}) in (
    select regexp_replace(key, '_[^_]*$', ''), right(key, 10)::date
    from json_array_elements_text(${JSON.stringify(keys)}::json) as listed (key))`);
}

function inRange(day: AnyPgColumn, { from, to }: Pick<ListRequest, 'from' | 'to'>): SQL | undefined {
  return and(from === undefined ? undefined : gte(day, from), to === undefined ? undefined : lte(day, to));
}
