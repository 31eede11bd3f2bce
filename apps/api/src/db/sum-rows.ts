// What the amounts of a list add up to, where no sum kept beside the rows knows its filters.
import { type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './client.ts';
import { byIndexes, maxCounted } from './keyset.ts';

/** Exact, as text. */
export interface AssetSum {
  asset: string;
  sum: string;
}

const sumsSchema = z.object({
  rows: z.array(z.object({ asset: z.string(), sum: z.string(), count: z.number() })),
});

/** By asset, of the rows that `found` selects the `asset` and the `amount` of; null when there are too many to read. */
export async function sumRows(db: Database, found: SQLWrapper): Promise<AssetSum[] | null> {
  const { rows } = sumsSchema.parse(
    await byIndexes(
      db,
      sql`select asset, sum(amount)::text as sum, count(*)::int as count
      from (${found} limit ${maxCounted + 1}) as found group by asset`,
    ),
  );
  return rows.reduce((total, { count }) => total + count, 0) > maxCounted ? null : rows;
}
