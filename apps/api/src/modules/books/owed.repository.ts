import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { payouts } from '../../db/schema/cash.ts';

export function insertPayouts(tx: Database, rows: readonly (typeof payouts.$inferInsert)[]): Promise<void> {
  return insertMany(tx, payouts, rows);
}
