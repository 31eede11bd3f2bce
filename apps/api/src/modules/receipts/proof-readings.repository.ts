import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  type ContractRow,
  contracts,
  type PaymentProofRow,
  paymentProofs,
} from '../../db/schema/contracts.ts';
import { type StrategyRow, strategies } from '../../db/schema/strategies.ts';

export interface DueProof {
  proof: PaymentProofRow;
  contract: ContractRow;
  strategy: StrategyRow;
}

/** Proofs of coins that are not paid yet, those never read first. */
export function listDueProofs(
  db: Database,
  { readBefore, limit }: { readBefore: Date; limit: number },
): Promise<DueProof[]> {
  const { chainReadAt, contractId, refusedAt } = paymentProofs;
  return db
    .select({ proof: paymentProofs, contract: contracts, strategy: strategies })
    .from(paymentProofs)
    .innerJoin(contracts, eq(contracts.id, contractId))
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .where(
      and(
        eq(contracts.status, 'signed'),
        eq(contracts.paymentMethod, 'crypto'),
        inArray(contracts.paymentStatus, ['proved', 'checking']),
        isNull(refusedAt),
        or(isNull(chainReadAt), lte(chainReadAt, readBefore)),
      ),
    )
    .orderBy(sql`${chainReadAt} asc nulls first`, contractId)
    .limit(limit);
}

/** Unless the client sent another proof meanwhile. */
export async function saveProofReading(
  db: Database,
  { contractId, submittedAt }: PaymentProofRow,
  changes: Pick<typeof paymentProofs.$inferInsert, 'chainReadAt' | 'chainReading'>,
): Promise<void> {
  await db
    .update(paymentProofs)
    .set(changes)
    .where(and(eq(paymentProofs.contractId, contractId), eq(paymentProofs.submittedAt, submittedAt)));
}
