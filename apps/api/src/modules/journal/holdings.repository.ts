// SQL of holdings and of what was earned: units, waiting orders, fees, receipts that pay nothing.
import { and, asc, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { journalEntries, type OrderKind, orders, postings, unitMovements } from '../../db/schema/books.ts';
import { receipts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { navs } from '../../db/schema/market-data.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { PageOf, Period } from './entries.repository.ts';
import { namedContract } from './named-contracts.repository.ts';

/** Units of each strategy that ever had some, with its last NAV. */
export async function readUnits(db: Database) {
  const last = db
    .selectDistinctOn([navs.strategyId], { strategyId: navs.strategyId, vl: navs.vl, day: navs.day })
    .from(navs)
    .orderBy(asc(navs.strategyId), desc(navs.day))
    .as('last');
  return await db
    .select({
      strategyId: unitMovements.strategyId,
      title: strategies.title,
      currency: strategies.referenceCurrency,
      units: sql<string>`sum(${unitMovements.units})::text`,
      nav: last.vl,
      navDay: last.day,
    })
    .from(unitMovements)
    .innerJoin(strategies, eq(strategies.id, unitMovements.strategyId))
    .leftJoin(last, eq(last.strategyId, unitMovements.strategyId))
    .groupBy(unitMovements.strategyId, strategies.id, last.vl, last.day)
    .orderBy(asc(strategies.position), asc(strategies.id));
}

export interface WaitingFilter {
  kind?: OrderKind | undefined;
  /** Title of a strategy. */
  strategy?: string | undefined;
}

const isWaiting = ({ kind, strategy }: WaitingFilter) =>
  and(
    eq(orders.state, 'waiting'),
    kind === undefined ? undefined : eq(orders.kind, kind),
    strategy === undefined ? undefined : eq(strategies.title, strategy),
  );

export async function listWaitingRows(
  db: Database,
  filter: WaitingFilter,
  { page, pageSize, isDescending }: PageOf,
) {
  const direction = isDescending ? desc : asc;
  const rows = await db
    .select({
      order: orders,
      strategyId: contracts.strategyId,
      referenceCurrency: strategies.referenceCurrency,
      contract: namedContract,
    })
    .from(orders)
    .innerJoin(contracts, eq(contracts.id, orders.contractId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .where(isWaiting(filter))
    .orderBy(direction(orders.orderDay), direction(orders.placedAt), direction(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(contracts, eq(contracts.id, orders.contractId))
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .where(isWaiting(filter));
  return { rows, total: counted?.total ?? 0 };
}

export type WaitingRow = Awaited<ReturnType<typeof listWaitingRows>>['rows'][number];

/** What was earned, by account of fees, product and day: the dealing day, or the order day of an entry that moves no unit. */
export async function readFees(db: Database, { from, to }: Period) {
  const day = sql<string>`coalesce(${unitMovements.dealingDay}, ${journalEntries.orderDay})`;
  return await db
    .select({
      account: postings.account,
      asset: postings.asset,
      title: strategies.title,
      day: sql<string>`${day}::text`.as('fee_day'),
      amount: sql<string>`(-sum(${postings.amount}))::text`,
    })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
    .leftJoin(unitMovements, eq(unitMovements.entry, postings.entry))
    .leftJoin(contracts, eq(contracts.id, journalEntries.contractId))
    .leftJoin(strategies, eq(strategies.id, contracts.strategyId))
    .where(
      and(
        inArray(postings.account, ['fees:subscription', 'fees:fx', 'fees:exit']),
        from === undefined ? undefined : gte(day, from),
        to === undefined ? undefined : lte(day, to),
      ),
    )
    .groupBy(postings.account, postings.asset, strategies.title, sql`fee_day`);
}

/** Receipts that pay nothing: still to be matched, or never to be. */
export async function readUnattached(db: Database) {
  return await db
    .select({
      asset: receipts.asset,
      open: sql<number>`count(*) filter (where ${receipts.state} = 'open')`.mapWith(Number),
      unmatched: sql<number>`count(*) filter (where ${receipts.state} = 'unmatched')`.mapWith(Number),
      amount: sql<string>`sum(${receipts.amount})::text`,
    })
    .from(receipts)
    .where(inArray(receipts.state, ['open', 'unmatched']))
    .groupBy(receipts.asset)
    .orderBy(asc(receipts.asset));
}
