// SQL of orders: those that wait for their NAV, and what contracts hold when they are executed.
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type OrderRow, orders, type UnitMovementRow, unitMovements } from '../../db/schema/books.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { navs } from '../../db/schema/market-data.ts';
import { parisDay } from '../../paris-time.ts';

export interface WaitingOrder {
  order: OrderRow;
  strategyId: string;
  poNumber: string;
  /** The last day on which the contract may be renounced. */
  renounceUntil: string | null;
  /** It is the new line of a rectification: an order of the contract was reversed. */
  isRectified: boolean;
}

/** What was requested within the period of renunciation is paid out once it is over. */
export function isHeld<Row extends Pick<WaitingOrder, 'order' | 'renounceUntil'>>(
  row: Row,
): row is Row & { renounceUntil: string } {
  return row.renounceUntil !== null && parisDay(row.order.placedAt) <= row.renounceUntil;
}

/** Held until the transaction ends. */
export function lockWaitingOrders(tx: Database, contractId?: string): Promise<WaitingOrder[]> {
  return tx
    .select({
      order: orders,
      strategyId: contracts.strategyId,
      poNumber: contracts.poNumber,
      renounceUntil: contracts.renounceUntil,
      isRectified: sql<boolean>`${orders.kind} = 'subscription' and exists (select from orders as reversed
        where reversed.contract_id = ${orders.contractId} and reversed.state = 'reversed')`,
    })
    .from(orders)
    .innerJoin(contracts, eq(contracts.id, orders.contractId))
    .where(
      and(
        eq(orders.state, 'waiting'),
        contractId === undefined ? undefined : eq(orders.contractId, contractId),
      ),
    )
    .for('update', { of: orders });
}

export async function insertOrder(tx: Database, row: typeof orders.$inferInsert): Promise<void> {
  await tx.insert(orders).values(row);
}

export async function markOrders(
  tx: Database,
  ids: readonly string[],
  state: 'executed' | 'canceled' | 'reversed',
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(orders)
    .set({ state })
    .where(
      sql`${orders.id} in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))`,
    );
}

export interface HeldRow {
  contractId: string;
  units: string;
  /** In the strategy's reference currency. */
  cost: string;
  /** Paid in, less what was paid back, in the asset paid; a yield that was taken out is none of it. */
  contributed: string;
}

/** What contracts hold; none for one of which nothing was executed. */
export function readHoldings(db: Database, contractIds: readonly string[]): Promise<HeldRow[]> {
  if (contractIds.length === 0) return Promise.resolve([]);
  return db
    .select({
      contractId: unitMovements.contractId,
      units: sql<string>`sum(${unitMovements.units})::text`,
      cost: sql<string>`sum(${unitMovements.cost})::text`,
      contributed: sql<string>`sum(case when ${orders.kind} = 'subscription' then ${unitMovements.gross}
        when ${orders.request} = 'yield' then 0 else -${unitMovements.net} end)::text`,
    })
    .from(unitMovements)
    .innerJoin(orders, eq(orders.id, unitMovements.orderId))
    .where(inArray(unitMovements.contractId, [...contractIds]))
    .groupBy(unitMovements.contractId);
}

/** What left with the contracts that were renounced, by their order: not dealt back yet. */
export function readRenouncedUnits(
  db: Database,
  orderIds: readonly string[],
): Promise<{ orderId: string; units: string; cost: string }[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .select({
      orderId: unitMovements.orderId,
      units: sql<string>`(-${unitMovements.units})::text`,
      cost: sql<string>`(-${unitMovements.cost})::text`,
    })
    .from(unitMovements)
    .where(inArray(unitMovements.orderId, [...orderIds]));
}

/** The versions of NAVs, by strategy and day: `usdfy 2026-11-20`. */
export async function readNavVersions(
  db: Database,
  wanted: readonly { strategyId: string; day: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ strategyId: navs.strategyId, day: navs.day, version: navs.version })
    .from(navs)
    .where(
      and(
        inArray(navs.strategyId, [...new Set(wanted.map(({ strategyId }) => strategyId))]),
        inArray(navs.day, [...new Set(wanted.map(({ day }) => day))]),
      ),
    );
  return new Map(rows.map(({ strategyId, day, version }) => [`${strategyId} ${day}`, version]));
}

export async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** Those of contracts, as they were placed. */
export function listPendingWithdrawals(db: Database, contractIds: readonly string[]): Promise<OrderRow[]> {
  if (contractIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.contractId, [...contractIds]),
        eq(orders.kind, 'withdrawal'),
        eq(orders.state, 'waiting'),
      ),
    )
    .orderBy(orders.placedAt, orders.id);
}

export interface WaitingExit {
  order: OrderRow;
  poNumber: string | null;
}

/** The withdrawals and closings of a client that no NAV executed yet, in the order they are for. */
export function listWaitingExits(db: Database, userId: string): Promise<WaitingExit[]> {
  return db
    .select({ order: orders, poNumber: contracts.poNumber })
    .from(orders)
    .innerJoin(contracts, eq(contracts.id, orders.contractId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.kind, ['withdrawal', 'closing']),
        eq(orders.state, 'waiting'),
      ),
    )
    .orderBy(orders.orderDay, orders.placedAt, orders.id);
}

/** The movement that an order was executed with. */
export async function findMovement(db: Database, orderId: string): Promise<UnitMovementRow | undefined> {
  const [row] = await db
    .select()
    .from(unitMovements)
    .where(and(eq(unitMovements.orderId, orderId), ne(unitMovements.nature, 'reprise')));
  return row;
}
