import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { receipts } from '../../db/schema/cash.ts';
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
    chainReadAt: null,
    chainReading: null,
    ...row,
  };
  await tx
    .insert(paymentProofs)
    .values(changes)
    .onConflictDoUpdate({ target: paymentProofs.contractId, set: changes });
}

/**
 * Whether one of the hashes, as 64 digits in lower case, is in the proof of another contract, or already used by a receipt; a
 * refused proof does not count. The hashes are locked until the transaction ends: of two contracts that declare one at once, the second sees
 * the first.
 */
export async function isTransactionDeclared(
  tx: Database,
  hashes: readonly string[],
  { exceptFor }: { exceptFor: string },
): Promise<boolean> {
  const distinct = [...new Set(hashes)].toSorted();
  for (const hash of distinct) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${hash}))`);
  if (distinct.length === 0) return false;
  const typed = sql`lower(concat(${paymentProofs.txid}, ' ', ${paymentProofs.txUrls}))`;
  const declared = distinct.map((hash) => sql`position(${hash} in ${typed}) > 0`);
  const others = and(
    ne(paymentProofs.contractId, exceptFor),
    isNull(paymentProofs.refusedAt),
    or(...declared),
  );
  if ((await tx.$count(paymentProofs, others)) > 0) return true;
  return await isTransactionReceived(tx, distinct, exceptFor);
}

/** Whether a receipt of one of the hashes pays another contract, or was left to its sender. */
async function isTransactionReceived(
  tx: Database,
  hashes: readonly string[],
  exceptFor: string,
): Promise<boolean> {
  const named = hashes.map(
    (hash) => sql`position(${hash} in lower(concat(${receipts.txid}, ' ', ${receipts.externalId}))) > 0`,
  );
  const decided = or(
    and(eq(receipts.state, 'attached'), ne(receipts.contractId, exceptFor)),
    inArray(receipts.state, ['unmatched', 'returned']),
  );
  return (await tx.$count(receipts, and(decided, or(...named)))) > 0;
}

/** Why the last proof of a contract was refused, in the words that its client read; null when it was not, or another one is filed. */
export async function findRefusal(db: Database, contractId: string): Promise<string | null> {
  const [row] = await db
    .select({ message: paymentProofs.refusalMessage })
    .from(paymentProofs)
    .where(and(eq(paymentProofs.contractId, contractId), isNotNull(paymentProofs.refusedAt)));
  return row?.message ?? null;
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
