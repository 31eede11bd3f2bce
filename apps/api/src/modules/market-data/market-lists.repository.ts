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

export async function listNavRows(
  db: Database,
  request: ListRequest & { strategy: string | undefined; sort: NavSort },
): Promise<{ rows: NavListRow[]; total: number }> {
  const where = and(
    inRange(navs.day, request),
    request.strategy === undefined ? undefined : eq(strategies.title, request.strategy),
  );
  const previous = sql<string | null>`(
    select before.vl::text from navs before
    where before.strategy_id = ${navs.strategyId} and before.day < ${navs.day}
    order by before.day desc limit 1)`;
  const mark = sql<string | null>`(
    select marked.high_water_mark::text from navs marked
    where marked.strategy_id = ${navs.strategyId} and marked.day <= ${navs.day} and marked.high_water_mark is not null
    order by marked.day desc limit 1)`;
  const rows = await db
    .select({
      strategyId: navs.strategyId,
      strategy: strategies.title,
      day: navs.day,
      vl: navs.vl,
      previousNav: previous,
      gross: navs.gross,
      accruals: navs.accruals,
      highWaterMark: mark,
      version: navs.version,
      source: navs.source,
      ...publishersOf(navs),
      publishedAt: navs.publishedAt,
    })
    .from(navs)
    .innerJoin(strategies, eq(strategies.id, navs.strategyId))
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

function inRange(day: AnyPgColumn, { from, to }: ListRequest): SQL | undefined {
  return and(from === undefined ? undefined : gte(day, from), to === undefined ? undefined : lte(day, to));
}
