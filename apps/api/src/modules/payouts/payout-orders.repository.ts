// SQL of the orders that payouts pay.
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders, unitMovements } from '../../db/schema/books.ts';

export interface PayoutOrder {
  orderDay: string;
  /** These are null while it waits for its NAV. */
  dealingDay: string | null;
  nav: string | null;
  units: string | null;
  gross: string | null;
  fees: string | null;
}

/** The order that a payout pays, as it was executed. */
export async function findPayoutOrder(db: Database, orderId: string): Promise<PayoutOrder | null> {
  const [row] = await db
    .select({
      orderDay: orders.orderDay,
      dealingDay: unitMovements.dealingDay,
      nav: unitMovements.nav,
      units: unitMovements.units,
      gross: unitMovements.gross,
      fees: unitMovements.fees,
    })
    .from(orders)
    .leftJoin(unitMovements, and(eq(unitMovements.orderId, orders.id), isNull(unitMovements.reverses)))
    .where(eq(orders.id, orderId))
    .orderBy(desc(unitMovements.entry))
    .limit(1);
  return row ?? null;
}
