// SQL of holdings and of what was earned: units, waiting orders, fees, receipts that pay nothing.
import { and, asc, count, desc, eq, exists, gte, inArray, like, lte, min, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import {
  boundaryOf,
  type Counted,
  exactly,
  type ListOrder,
  pageClauses,
  readListPage,
} from '../../db/keyset.ts';
import { countsOf } from '../../db/list-counts.ts';
import { journalEntries, type OrderKind, orders, postings, unitMovements } from '../../db/schema/books.ts';
import { payouts, receipts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { navs } from '../../db/schema/market-data.ts';
import { strategies } from '../../db/schema/strategies.ts';
import type { PageOf, Period } from './entries.repository.ts';
import { namedContract } from './named-contracts.repository.ts';

/** Every strategy, with its units if it ever had some, and its last NAV. */
export async function readUnits(db: Database) {
  const last = db
    .selectDistinctOn([navs.strategyId], { strategyId: navs.strategyId, vl: navs.vl, day: navs.day })
    .from(navs)
    .orderBy(asc(navs.strategyId), desc(navs.day))
    .as('last');
  const held = db
    .select({
      strategyId: unitMovements.strategyId,
      units: sql<string>`sum(${unitMovements.units})::text`.as('units'),
    })
    .from(unitMovements)
    .groupBy(unitMovements.strategyId)
    .as('held');
  return await db
    .select({ strategy: strategies, units: held.units, nav: last.vl, navDay: last.day })
    .from(strategies)
    .leftJoin(held, eq(held.strategyId, strategies.id))
    .leftJoin(last, eq(last.strategyId, strategies.id))
    .orderBy(asc(strategies.position), asc(strategies.id));
}

/** A debt of the books that is no unit: of a contract of the strategy, else of the account that received the money. */
export interface DebtRow {
  family: 'unmatched' | 'waiting' | 'payable';
  /** A payment asset or an asset of the books. */
  asset: string;
  /** Signed as in the books: owed is negative. */
  amount: string;
  strategyId: string | null;
  account: string | null;
}

/** What waits, what is owed and what is to be matched, by strategy or account. */
export async function readDebts(db: Database): Promise<DebtRow[]> {
  const [asset, amount] = [postings.asset, sql<string>`sum(${postings.amount})::text`];
  const waiting = await db
    .select({ asset, amount, strategyId: contracts.strategyId })
    .from(postings)
    .leftJoin(contracts, sql`${postings.account} = 'waiting:' || ${contracts.id}`)
    .where(like(postings.account, 'waiting:%'))
    .groupBy(asset, contracts.strategyId);
  const account = sql<string | null>`case when ${contracts.id} is null then ${receipts.account} end`;
  const payable = await db
    .select({ asset, amount, strategyId: contracts.strategyId, account: account.as('received_on') })
    .from(postings)
    .leftJoin(payouts, sql`${postings.account} = 'payable:' || ${payouts.id}`)
    .leftJoin(contracts, eq(contracts.id, payouts.contractId))
    .leftJoin(receipts, eq(receipts.id, payouts.receiptId))
    .where(like(postings.account, 'payable:%'))
    .groupBy(asset, contracts.strategyId, sql`received_on`);
  const unmatched = await readUnattached(db);
  return [
    ...waiting.map((row) => ({ ...row, family: 'waiting' as const, account: null })),
    ...payable.map((row) => ({ ...row, family: 'payable' as const })),
    ...unmatched.map(({ since: _since, ...row }) => ({
      ...row,
      family: 'unmatched' as const,
      amount: `-${row.amount}`,
      strategyId: null,
    })),
  ];
}

export interface WaitingFilter {
  kind?: OrderKind | undefined;
  /** Title of a strategy. */
  strategy?: string | undefined;
}

/** The orders alone: what they are shown with is read of one page. */
const selectWaitingIds = (db: Database, { kind, strategy }: WaitingFilter) => {
  const ofStrategy = db
    .select({ one: sql`1` })
    .from(contracts)
    .where(
      and(
        eq(contracts.id, orders.contractId),
        // Once, not for each order.
        eq(
          contracts.strategyId,
          sql`(select ${strategies.id} from ${strategies} where ${strategies.title} = ${strategy ?? ''})`,
        ),
      ),
    );
  return (condition?: SQL) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.state, 'waiting'),
          kind === undefined ? undefined : eq(orders.kind, kind),
          strategy === undefined ? undefined : exists(ofStrategy),
          condition,
        ),
      );
};

export async function listWaitingRows(
  db: Database,
  filter: WaitingFilter,
  page: PageOf,
): Promise<{ rows: WaitingRow[]; counted: Counted }> {
  const order: ListOrder = {
    by: [orders.orderDay, orders.placedAt, orders.id],
    isDescending: page.isDescending,
  };
  const waiting = selectWaitingIds(db, filter);
  const { rows } = await readListPage(db, page, {
    search: null,
    id: orders.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(orders).where(eq(orders.id, id)),
    inOrder: (boundary) => {
      const clauses = pageClauses(order, page, boundary);
      return waiting(clauses.where)
        .orderBy(...clauses.orderBy)
        .limit(clauses.limit)
        .offset(clauses.offset);
    },
    select: ({ where, orderBy }) =>
      selectWaiting(db)
        .where(where)
        .orderBy(...orderBy),
  });
  return { rows, counted: exactly(await countWaiting(db, filter)) };
}

const totalSchema = z.object({ rows: z.tuple([z.object({ total: z.number() })]) });

/** From the counts kept: the product of an order is read of its contract. */
async function countWaiting(db: Database, { kind, strategy }: WaitingFilter): Promise<number> {
  const ofStrategy = sql`(select id from strategies where title = ${strategy ?? ''})`;
  const result = await db.execute(sql`
    select coalesce(sum(count), 0)::int as total from (${countsOf('waiting_orders')}) c where ${and(
      kind === undefined ? sql`true` : sql`key ->> 'kind' = ${kind}`,
      strategy === undefined ? undefined : sql`key ->> 'strategy_id' = ${ofStrategy}`,
    )}`);
  return totalSchema.parse(result).rows[0].total;
}

const selectWaiting = (db: Database) =>
  db
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
    .$dynamic();

export type WaitingRow = Awaited<ReturnType<typeof selectWaiting>>[number];

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

/** Money received without a purpose yet, by account: the receipts that are still to be matched. */
export async function readUnattached(db: Database) {
  return await db
    .select({
      account: receipts.account,
      asset: receipts.asset,
      count: count(),
      amount: sql<string>`sum(${receipts.amount})::text`,
      since: min(receipts.day),
    })
    .from(receipts)
    .where(eq(receipts.state, 'open'))
    .groupBy(receipts.account, receipts.asset)
    .orderBy(asc(receipts.asset), asc(receipts.account));
}
