import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { assistedSubscriptions } from '../../db/schema/assisted.ts';
import { contracts } from '../../db/schema/contracts.ts';

/**
 * What staff prepared for the person, before the contracts that it led to. What came to no signed contract explains nothing: it
 * goes at the closing. The rest says where the funds come from: it goes with the operations (decision 63).
 */
export async function eraseAssisted(
  tx: Database,
  userId: string,
  which: 'unsigned' | 'every',
): Promise<void> {
  const { contractId, userId: owner } = assistedSubscriptions;
  const unsigned = tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), isNull(contracts.signedAt)));
  const isErased = which === 'every' ? undefined : or(isNull(contractId), inArray(contractId, unsigned));
  await tx.delete(assistedSubscriptions).where(and(eq(owner, userId), isErased));
}
