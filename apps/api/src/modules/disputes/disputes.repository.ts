// SQL of the links « Ce n’est pas moi ».
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type DisputeLinkRow, disputeLinks } from '../../db/schema/disputes.ts';

/** A link that was used is found until its end: it shows the same page. */
export async function findDisputeLink(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<DisputeLinkRow | null> {
  const [row] = await db
    .select()
    .from(disputeLinks)
    .where(and(eq(disputeLinks.tokenHash, tokenHash), gt(disputeLinks.expiresAt, now)));
  return row ?? null;
}

/** True for the one caller that used it. */
export async function markDisputeLinkUsed(tx: Database, id: string, usedAt: Date): Promise<boolean> {
  const used = await tx
    .update(disputeLinks)
    .set({ usedAt })
    .where(and(eq(disputeLinks.id, id), isNull(disputeLinks.usedAt)))
    .returning({ id: disputeLinks.id });
  return used.length > 0;
}
