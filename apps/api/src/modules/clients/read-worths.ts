import { type Decimal, sumOf } from '@repo/domain/money';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { unitMovements } from '../../db/schema/books.ts';
import { contracts } from '../../db/schema/contracts.ts';
import type { Valuation } from '../contracts/value-units.ts';

/** What each of these clients holds at the last NAVs, in EUR; null when a NAV or a rate is missing. */
export async function readWorths(
  db: Database,
  clientIds: readonly string[],
  { worth }: Pick<Valuation, 'worth'>,
): Promise<ReadonlyMap<string, Decimal | null>> {
  const units = await sumClientUnits(db, clientIds);
  const byClient = Map.groupBy(units, ({ id }) => id);
  return new Map(
    clientIds.map((id) => {
      const values = (byClient.get(id) ?? []).map(worth);
      const known = values.filter((value) => value !== null);
      return [id, known.length < values.length ? null : sumOf(known)];
    }),
  );
}

const unitsSchema = z.object({
  rows: z.array(z.object({ id: z.string(), key: z.string(), sum: z.string() })),
});

async function sumClientUnits(db: Database, clientIds: readonly string[]) {
  if (clientIds.length === 0) return [];
  const summed = await db.execute(sql`
    select ${contracts.userId} as id, ${unitMovements.strategyId} as key, sum(${unitMovements.units})::text as sum
    from ${contracts} join ${unitMovements} on ${unitMovements.contractId} = ${contracts.id}
    where ${inArray(contracts.userId, [...clientIds])} group by 1, 2`);
  return unitsSchema.parse(summed).rows;
}
