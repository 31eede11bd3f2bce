import type { components } from '@repo/api-sdk/spec';
import { isIsoDay } from '@repo/domain/dates';
import { and, count, eq, gt, gte, lte, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import {
  boundaryOf,
  inOrderOf,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  pageClauses,
  readPage,
} from '../../db/keyset.ts';
import { users } from '../../db/schema/identity.ts';
import { navs } from '../../db/schema/market-data.ts';
import { strategies } from '../../db/schema/strategies.ts';

export interface ListRequest extends PagePlace {
  from: string | undefined;
  to: string | undefined;
}

export type NavSort = 'date' | '-date' | 'strategy' | '-strategy' | 'value' | '-value';

/** The latest day first within a strategy, in the order of its title. */
const daysBack = sql`(date '9999-12-31' - ${navs.day})`;

const navOrders: Record<NavSort, ListOrder> = {
  date: { by: [navs.day, navs.strategyId], isDescending: false },
  '-date': { by: [navs.day, navs.strategyId], isDescending: true },
  strategy: { by: [strategies.title, navs.strategyId, daysBack], isDescending: false },
  '-strategy': { by: [strategies.title, navs.strategyId, navs.day], isDescending: true },
  value: { by: [navs.vl, navs.day, navs.strategyId], isDescending: false },
  '-value': { by: [navs.vl, navs.day, navs.strategyId], isDescending: true },
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

export interface NavFilters extends Pick<ListRequest, 'from' | 'to'> {
  strategy: string | undefined;
  status: NavStatus | undefined;
  statusNot: NavStatus | undefined;
  sort: NavSort;
}

/** `corrected`: a later version replaced the first. */
type NavStatus = components['schemas']['NavStatus'];
const hasStatus = (status: NavStatus): SQL =>
  status === 'published' ? eq(navs.version, 1) : gt(navs.version, 1);

/** `usdfy_2026-01-02`. */
const isNav = (id: string): SQL | undefined => {
  const end = id.lastIndexOf('_');
  const day = id.slice(end + 1);
  return isIsoDay(day) ? and(eq(navs.strategyId, id.slice(0, end)), eq(navs.day, day)) : sql`false`;
};

/** What is filtered by columns of a NAV alone. */
const ofNavs = ({ status, statusNot, ...request }: NavFilters): SQL | undefined =>
  and(inRange(navs.day, request), status && hasStatus(status), statusNot && not(hasStatus(statusNot)));

const whereOf = (request: NavFilters): SQL | undefined =>
  and(ofNavs(request), request.strategy === undefined ? undefined : eq(strategies.title, request.strategy));

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

/** One page, not yet executed: the test of its plan explains the same query. */
export function selectNavs(db: Database, request: ListRequest & NavFilters, boundary: PageBoundary | null) {
  const page = pageClauses(navOrders[request.sort], request, boundary);
  return selectRows(db)
    .where(and(whereOf(request), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
}

/** All are counted: a strategy has one a day. */
export async function listNavRows(
  db: Database,
  request: ListRequest & NavFilters,
): Promise<{ rows: NavListRow[]; total: number }> {
  const rows = await readPage(request, {
    find: (id) =>
      db
        .select(boundaryOf(navOrders[request.sort]))
        .from(navs)
        .innerJoin(strategies, eq(strategies.id, navs.strategyId))
        .where(isNav(id)),
    select: (boundary) => selectNavs(db, request, boundary),
  });
  const ofStrategy = db
    .select({ rows: count().as('rows') })
    .from(navs)
    .where(and(eq(navs.strategyId, strategies.id), ofNavs(request)))
    .as('of_strategy');
  const [counted] = await db
    .select({ total: sql<number>`coalesce(sum(${ofStrategy.rows}), 0)::int` })
    .from(strategies)
    .crossJoinLateral(ofStrategy)
    .where(request.strategy === undefined ? undefined : eq(strategies.title, request.strategy));
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
    .orderBy(...inOrderOf(navOrders[request.sort]))
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
