import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contracts, refunds } from '../../db/schema/contracts.ts';
import { withdrawals } from '../../db/schema/dealt-money.ts';

/** Whether a client has active contracts: awaiting a signature, running, with units to redeem or with a refund due. */
export async function hasRunningContracts(db: Database, userId: string): Promise<boolean> {
  const running = await db.$count(
    contracts,
    and(eq(contracts.userId, userId), inArray(contracts.status, ['pending', 'signed'])),
  );
  const owed = await db.$count(refunds, and(eq(refunds.userId, userId), isNull(refunds.returnedOn)));
  const redeeming = await db.$count(
    withdrawals,
    and(eq(withdrawals.userId, userId), isNull(withdrawals.units)),
  );
  return running + owed + redeeming > 0;
}
