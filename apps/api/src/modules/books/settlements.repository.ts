// SQL of what was decided of deals that were executed at a wrong value.
import { type Decimal, decimal } from '@repo/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { unitMovements } from '../../db/schema/books.ts';
import { dealDecisions } from '../../db/schema/corrections.ts';

export interface Settled {
  reference: Decimal;
  cash: Decimal;
  exitFee: Decimal;
  owed: Decimal;
}

const sum = (column: PgColumn) => sql<string>`coalesce(sum(${column}), 0)::text`;

/** What was settled already, of earlier corrections of the same deal. */
export async function readSettled(
  db: Database,
  { strategyId, movement }: { strategyId: string; movement: number },
): Promise<Settled> {
  const [row] = await db
    .select({
      reference: sum(dealDecisions.reference),
      cash: sum(dealDecisions.cash),
      exitFee: sum(dealDecisions.exitFee),
      owed: sum(dealDecisions.owed),
    })
    .from(dealDecisions)
    .where(and(eq(dealDecisions.strategyId, strategyId), eq(dealDecisions.movement, movement)));
  const { reference = '0', cash = '0', exitFee = '0', owed = '0' } = row ?? {};
  return {
    reference: decimal(reference),
    cash: decimal(cash),
    exitFee: decimal(exitFee),
    owed: decimal(owed),
  };
}

export async function insertDecision(db: Database, row: typeof dealDecisions.$inferInsert): Promise<void> {
  await db.insert(dealDecisions).values(row);
}

/** Whether a difference of the order's deal was settled in money. */
export async function hasSettlement(db: Database, orderId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: dealDecisions.id })
    .from(dealDecisions)
    .innerJoin(
      unitMovements,
      and(
        eq(unitMovements.strategyId, dealDecisions.strategyId),
        eq(unitMovements.number, dealDecisions.movement),
      ),
    )
    .where(and(eq(unitMovements.orderId, orderId), eq(dealDecisions.decision, 'settled')))
    .limit(1);
  return row !== undefined;
}
