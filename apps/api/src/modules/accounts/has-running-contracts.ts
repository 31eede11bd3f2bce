import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contracts, refunds } from '../../db/schema/contracts.ts';

/** Whether something is still to come of a client's contracts: a signature, a term, or money to return to them. */
export async function hasRunningContracts(db: Database, userId: string): Promise<boolean> {
  const running = await db.$count(
    contracts,
    and(eq(contracts.userId, userId), inArray(contracts.status, ['pending', 'signed'])),
  );
  const owed = await db.$count(refunds, and(eq(refunds.userId, userId), isNull(refunds.returnedOn)));
  return running + owed > 0;
}
