import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { listOpenPayouts, listWaitingOrders } from './open-money.ts';

/** Whether a client has active contracts: awaiting a signature, running, with units to redeem or money owed. */
export async function hasRunningContracts(db: Database, userId: string): Promise<boolean> {
  const running = await db.$count(
    contracts,
    and(eq(contracts.userId, userId), inArray(contracts.status, ['pending', 'signed'])),
  );
  const owed = await listOpenPayouts(db, userId);
  const redeeming = await listWaitingOrders(db, userId);
  return running + owed.length + redeeming.length > 0;
}
