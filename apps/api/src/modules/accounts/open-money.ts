// Money of a client that is not settled: what is owed to them, and orders that wait for their NAV.
import { openPayoutStates } from '@repo/domain/payouts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders } from '../../db/schema/books.ts';
import { payouts } from '../../db/schema/cash.ts';

/** Owed and not paid; one is of no contract when the money was never attached to one. */
export function listOpenPayouts(db: Database, userId: string): Promise<{ contractId: string | null }[]> {
  return db
    .select({ contractId: payouts.contractId })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), inArray(payouts.state, [...openPayoutStates])));
}

/** Units to take out at a NAV that is still to come. */
export function listWaitingOrders(db: Database, userId: string): Promise<{ contractId: string }[]> {
  return db
    .select({ contractId: orders.contractId })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'waiting'), ne(orders.kind, 'subscription')));
}
