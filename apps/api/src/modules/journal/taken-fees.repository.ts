import type { components } from '@repo/api-sdk/spec';
import { decimal, toText } from '@repo/domain/money';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders, unitMovements } from '../../db/schema/books.ts';
import { bookCurrency } from './list-waiting-orders.ts';

type TakenFee = components['schemas']['TakenFee'];

/** The fees that the executed orders of a contract took, oldest first. */
export async function readTakenFees(db: Database, contractId: string): Promise<TakenFee[]> {
  const rows = await db
    .select({ order: orders, day: unitMovements.dealingDay, taken: unitMovements.fees })
    .from(unitMovements)
    .innerJoin(orders, eq(orders.id, unitMovements.orderId))
    .where(
      and(
        eq(unitMovements.contractId, contractId),
        eq(orders.state, 'executed'),
        inArray(orders.kind, ['subscription', 'withdrawal', 'closing']),
        ne(unitMovements.nature, 'reprise'),
        isNull(unitMovements.reverses),
      ),
    )
    .orderBy(asc(unitMovements.dealingDay), asc(unitMovements.number));
  return rows
    .flatMap(({ order, day, taken }): TakenFee[] => {
      const fee = (kind: TakenFee['kind'], amount: string | null, percent: string | null): TakenFee => ({
        kind,
        amount: toText(decimal(amount ?? '0')),
        asset: bookCurrency(order.asset),
        percent: percent === null ? null : decimal(percent).toNumber(),
        day,
      });
      return order.kind === 'subscription'
        ? [
            fee('subscription', order.subscriptionFee, order.subscriptionFeePercent),
            fee('fx', order.fxFee, order.fxFeePercent),
          ]
        : [fee('exit', taken, order.exitFeePercent)];
    })
    .filter(({ amount }) => !decimal(amount).eq(0));
}
