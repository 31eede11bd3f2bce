import type { Database } from '../../db/client.ts';
import { payouts } from '../../db/schema/cash.ts';

/** A statement has 65 535 parameters at most. */
const ROWS_AN_INSERT = 1_000;

export async function insertPayouts(
  tx: Database,
  rows: readonly (typeof payouts.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AN_INSERT) {
    await tx.insert(payouts).values(rows.slice(from, from + ROWS_AN_INSERT));
  }
}
