// SQL of executed deals with what is needed to compute them again at the prices in force.
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orders, unitMovements } from '../../db/schema/books.ts';
import { strategies } from '../../db/schema/strategies.ts';

/** Of what the contract had moved before: a deal is computed again from what was held then. */
const before = (what: SQL) => sql<string>`(select coalesce(sum(${what}), 0)::text
  from unit_movements b join orders bo on bo.id = b.order_id
  where b.contract_id = ${unitMovements.contractId} and b.number < ${unitMovements.number})`;

const selectDeals = (db: Database) =>
  db
    .select({
      movement: unitMovements,
      order: orders,
      referenceCurrency: strategies.referenceCurrency,
      heldUnits: before(sql`b.units`),
      heldCost: before(sql`b.cost`),
      /** Paid in, less what was paid back, in the asset paid; a yield that was taken out is none of it. */
      contributed: before(
        sql`case when bo.kind = 'subscription' then b.gross when bo.request = 'yield' then 0 else -b.net end`,
      ),
    })
    .from(unitMovements)
    .innerJoin(orders, eq(orders.id, unitMovements.orderId))
    .innerJoin(strategies, eq(strategies.id, unitMovements.strategyId));

export type DealRow = Awaited<ReturnType<typeof selectDeals>>[number];

/** The movement that an order was executed with, unless its NAV was not kept. */
export async function findDeal(db: Database, orderId: string): Promise<DealRow | undefined> {
  const [row] = await selectDeals(db).where(
    and(
      eq(unitMovements.orderId, orderId),
      isNull(unitMovements.reverses),
      ne(unitMovements.nature, 'reprise'),
      isNotNull(unitMovements.nav),
    ),
  );
  return row;
}

/** Movements by their numbers. */
export async function readDeals(
  db: Database,
  movements: readonly { strategy_id: string; number: number }[],
): Promise<DealRow[]> {
  if (movements.length === 0) return [];
  const wanted = JSON.stringify(movements.map(({ strategy_id, number }) => ({ strategy_id, number })));
  return await selectDeals(db).where(
    sql`(${unitMovements.strategyId}, ${unitMovements.number}) in (
      select strategy_id, number from json_to_recordset(${wanted}::json) as row (strategy_id text, number bigint))`,
  );
}
