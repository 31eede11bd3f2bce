// SQL of the contracts that a receipt may pay.
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { receipts } from '../../db/schema/cash.ts';
import {
  type ContractRow,
  contracts,
  type PaymentProofRow,
  paymentProofs,
} from '../../db/schema/contracts.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { strategies } from '../../db/schema/strategies.ts';

export interface CandidateRow {
  contract: ContractRow;
  client: UserRow;
  product: string;
  proof: PaymentProofRow | null;
  /** The sum of the receipts attached to it. */
  received: string;
}

const isAwaited = and(
  eq(contracts.status, 'signed'),
  inArray(contracts.paymentStatus, ['waiting', 'proved', 'checking']),
);

/** The contracts that wait for money in one of these assets, and those with one of these numbers, whatever their state. */
export function listCandidates(
  db: Database,
  { assets, poNumbers }: { assets: readonly string[]; poNumbers: readonly string[] },
): Promise<CandidateRow[]> {
  const isNamed = poNumbers.length === 0 ? undefined : inArray(contracts.poNumber, [...poNumbers]);
  return selectCandidates(db, or(and(isAwaited, inArray(contracts.currency, [...assets])), isNamed));
}

export function listContractsOf(db: Database, ids: readonly string[]): Promise<CandidateRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return selectCandidates(db, inArray(contracts.id, [...ids]));
}

export async function findCandidate(db: Database, id: string): Promise<CandidateRow | undefined> {
  const [row] = await listContractsOf(db, [id]);
  return row;
}

function selectCandidates(db: Database, where: ReturnType<typeof and>): Promise<CandidateRow[]> {
  return db
    .select({
      contract: contracts,
      client: users,
      product: strategies.title,
      proof: paymentProofs,
      received: sql<string>`coalesce((select sum(${receipts.amount}) from ${receipts}
        where ${receipts.contractId} = ${contracts.id}), 0)::text`,
    })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .leftJoin(paymentProofs, eq(paymentProofs.contractId, contracts.id))
    .where(where);
}
