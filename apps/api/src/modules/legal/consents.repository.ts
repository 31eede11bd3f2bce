import type { Database } from '../../db/client.ts';
import { consents } from '../../db/schema/contracts.ts';

/** The same consent inserted again is left as it is. */
export async function insertConsents(tx: Database, rows: (typeof consents.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(consents).values(rows).onConflictDoNothing();
}
