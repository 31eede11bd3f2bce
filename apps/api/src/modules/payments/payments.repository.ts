import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { payouts } from '../../db/schema/cash.ts';
import { paymentProofs } from '../../db/schema/contracts.ts';

/** The proof as last sent replaces the one before, refusal included. */
export async function saveProof(tx: Database, row: typeof paymentProofs.$inferInsert): Promise<void> {
  const changes = {
    reference: null,
    walletAddress: null,
    txid: null,
    txUrls: [],
    refusedAt: null,
    refusalReason: null,
    refusalMessage: null,
    ...row,
  };
  await tx
    .insert(paymentProofs)
    .values(changes)
    .onConflictDoUpdate({ target: paymentProofs.contractId, set: changes });
}

export interface ProofRefusal {
  reason: string;
  message: string;
  at: Date;
}

export async function markProofRefused(
  tx: Database,
  contractId: string,
  refusal: ProofRefusal,
): Promise<void> {
  await tx
    .update(paymentProofs)
    .set({ refusedAt: refusal.at, refusalReason: refusal.reason, refusalMessage: refusal.message })
    .where(eq(paymentProofs.contractId, contractId));
}

/** How the money of a renounced contract was returned; the caller holds its contract. */
export async function saveRefund(
  tx: Database,
  id: string,
  returned: Partial<typeof payouts.$inferInsert>,
): Promise<void> {
  await tx.update(payouts).set(returned).where(eq(payouts.id, id));
}
