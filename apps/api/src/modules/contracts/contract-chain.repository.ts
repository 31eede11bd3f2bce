// SQL of the orders of one contract, as they were placed and executed.
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders, unitMovements } from '../../db/schema/books.ts';
import { navs } from '../../db/schema/market-data.ts';

/** Those that stand; one that waits has no movement. */
export function listStandingOrders(db: Database, contractId: string) {
  return db
    .select({ order: orders, movement: unitMovements, navPublishedAt: navs.publishedAt })
    .from(orders)
    .leftJoin(
      unitMovements,
      // A difference found by the move to the books is not the deal.
      and(eq(unitMovements.orderId, orders.id), ne(unitMovements.nature, 'reprise')),
    )
    .leftJoin(
      navs,
      and(
        eq(navs.strategyId, unitMovements.strategyId),
        eq(navs.day, unitMovements.dealingDay),
        eq(navs.version, unitMovements.navVersion),
      ),
    )
    .where(
      and(
        eq(orders.contractId, contractId),
        inArray(orders.kind, ['subscription', 'withdrawal', 'closing']),
        inArray(orders.state, ['waiting', 'executed']),
      ),
    )
    .orderBy(asc(orders.orderDay), asc(orders.placedAt), asc(orders.id));
}

export type StandingOrder = Awaited<ReturnType<typeof listStandingOrders>>[number];
