import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { paymentProofs } from '../../db/schema/contracts.ts';
import { strategies } from '../../db/schema/strategies.ts';

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

/** Every deposit address of every strategy. */
export async function listOwnAddresses(db: Database): Promise<string[]> {
  const rows = await db.select({ inputs: strategies.cryptoInputs }).from(strategies);
  return rows.flatMap(({ inputs }) => inputs.map(({ address }) => address));
}

/**
 * Whether one of the hashes, as 64 digits in lower case, is in the proof of another contract; a refused proof does not
 * count. The hashes are locked until the transaction ends: of two contracts that declare one at once, the second sees
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
  return (await tx.$count(paymentProofs, others)) > 0;
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
