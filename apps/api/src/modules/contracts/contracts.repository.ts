// SQL of contracts and their signature requests.
import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { isDead } from '../../db/process-lease.ts';
import type { OrderRow } from '../../db/schema/books.ts';
import { type PayoutRow, payouts } from '../../db/schema/cash.ts';
import {
  type ContractRow,
  consents,
  contracts,
  type PaymentProofRow,
  paymentProofs,
  type SignatureRequestRow,
  signatureRequests,
} from '../../db/schema/contracts.ts';
import { type PaymentRow, payments, type WithdrawalRow, withdrawals } from '../../db/schema/dealt-money.ts';
import { users } from '../../db/schema/identity.ts';
import { type StrategyRow, strategies } from '../../db/schema/strategies.ts';
import { listPendingWithdrawals } from '../books/orders.repository.ts';

/** A contract with what its line on a screen needs. */
export interface ContractView {
  contract: ContractRow;
  strategy: StrategyRow;
  proof: PaymentProofRow | null;
  /** Who of the team prepared it; null of one that its client made alone. */
  preparer: string | null;
  payment: PaymentRow | null;
  /** What is or was owed to the client, in the order it was requested. */
  payouts: PayoutRow[];
  withdrawals: WithdrawalRow[];
  /** Withdrawals that wait for their NAV, as they were placed. */
  pendingWithdrawals: OrderRow[];
}

const preparers = alias(users, 'preparers');

export interface ContractFilters {
  userId?: string | undefined;
  id?: string | undefined;
  product?: string | undefined;
  strategyId?: string | undefined;
  status?: ContractRow['status'] | undefined;
  paymentStatus?: ContractRow['paymentStatus'] | undefined;
}

function whereOf(filters: ContractFilters) {
  return and(
    filters.userId === undefined ? undefined : eq(contracts.userId, filters.userId),
    filters.id === undefined ? undefined : eq(contracts.id, filters.id),
    filters.product === undefined ? undefined : eq(strategies.title, filters.product),
    filters.strategyId === undefined ? undefined : eq(contracts.strategyId, filters.strategyId),
    filters.status === undefined ? undefined : eq(contracts.status, filters.status),
    filters.paymentStatus === undefined ? undefined : eq(contracts.paymentStatus, filters.paymentStatus),
  );
}

/** Newest first. For one client or one contract: the caller bounds it. */
export async function listContractViews(db: Database, filters: ContractFilters): Promise<ContractView[]> {
  const rows = await db
    .select({
      contract: contracts,
      strategy: strategies,
      proof: paymentProofs,
      preparer: sql<
        string | null
      >`nullif(trim(concat_ws(' ', ${preparers.firstname}, ${preparers.lastname})), '')`,
    })
    .from(contracts)
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .leftJoin(paymentProofs, eq(paymentProofs.contractId, contracts.id))
    .leftJoin(preparers, eq(preparers.id, contracts.preparedBy))
    .where(whereOf(filters))
    .orderBy(desc(contracts.createdAt), desc(contracts.id));
  const ids = rows.map(({ contract }) => contract.id);
  const paid = new Map((await listPayments(db, ids)).map((row) => [row.contractId, row]));
  const out = Map.groupBy(await listWithdrawals(db, ids), (row) => row.contractId);
  const owed = Map.groupBy(await listPayouts(db, ids), (row) => row.contractId ?? '');
  const pending = Map.groupBy(await listPendingWithdrawals(db, ids), (row) => row.contractId);
  return rows.map((row) => ({
    ...row,
    payment: paid.get(row.contract.id) ?? null,
    withdrawals: out.get(row.contract.id) ?? [],
    payouts: owed.get(row.contract.id) ?? [],
    pendingWithdrawals: pending.get(row.contract.id) ?? [],
  }));
}

async function listPayouts(db: Database, contractIds: string[]): Promise<PayoutRow[]> {
  if (contractIds.length === 0) return [];
  return db
    .select()
    .from(payouts)
    .where(inArray(payouts.contractId, contractIds))
    .orderBy(asc(payouts.requestedAt), asc(payouts.id));
}

async function listPayments(db: Database, contractIds: string[]): Promise<PaymentRow[]> {
  if (contractIds.length === 0) return [];
  return db.select().from(payments).where(inArray(payments.contractId, contractIds));
}

async function listWithdrawals(db: Database, contractIds: string[]): Promise<WithdrawalRow[]> {
  if (contractIds.length === 0) return [];
  return db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.contractId, contractIds))
    .orderBy(asc(withdrawals.occurredAt), asc(withdrawals.id));
}

export async function findContractView(
  db: Database,
  filters: ContractFilters,
): Promise<ContractView | undefined> {
  const [view] = await listContractViews(db, filters);
  return view;
}

/** Holds the contract until the transaction ends: signing, paying, cancelling and closing wait for each other. */
export async function lockContract(tx: Database, id: string): Promise<ContractRow | undefined> {
  const [row] = await tx.select().from(contracts).where(eq(contracts.id, id)).for('update');
  return row;
}

/** The conditional half of every transition: nothing moves unless the row is still as it was read under the lock. */
export async function moveContract(
  tx: Database,
  from: ContractRow,
  changes: Partial<typeof contracts.$inferInsert>,
): Promise<ContractRow> {
  const [row] = await tx
    .update(contracts)
    .set(changes)
    .where(
      and(
        eq(contracts.id, from.id),
        eq(contracts.status, from.status),
        eq(contracts.paymentStatus, from.paymentStatus),
      ),
    )
    .returning();
  if (!row) throw new Error(`contract ${from.id} moved under its lock`);
  return row;
}

export async function insertContract(tx: Database, row: typeof contracts.$inferInsert): Promise<ContractRow> {
  const [inserted] = await tx.insert(contracts).values(row).returning();
  if (!inserted) throw new Error(`contract ${row.id} was not inserted`);
  return inserted;
}

export async function findContractByPoNumber(
  db: Database,
  poNumber: string,
): Promise<ContractRow | undefined> {
  const [row] = await db.select().from(contracts).where(eq(contracts.poNumber, poNumber));
  return row;
}

export function countPendingContracts(db: Database, userId: string): Promise<number> {
  return db.$count(contracts, and(eq(contracts.userId, userId), eq(contracts.status, 'pending')));
}

export async function insertSignatureRequest(
  tx: Database,
  row: typeof signatureRequests.$inferInsert,
): Promise<void> {
  await tx.insert(signatureRequests).values(row);
}

export function listConsents(db: Database, contractId: string) {
  return db
    .select()
    .from(consents)
    .where(eq(consents.contractId, contractId))
    .orderBy(asc(consents.acceptedAt), asc(consents.kind));
}

type RequestKey = { id: string } | { contractId: string };

export async function findSignatureRequest(
  db: Database,
  key: RequestKey,
): Promise<SignatureRequestRow | undefined> {
  const where =
    'id' in key ? eq(signatureRequests.id, key.id) : eq(signatureRequests.contractId, key.contractId);
  const [row] = await db.select().from(signatureRequests).where(where);
  return row;
}

export async function saveSignatureRequest(
  db: Database,
  id: string,
  changes: Partial<typeof signatureRequests.$inferInsert>,
): Promise<void> {
  await db.update(signatureRequests).set(changes).where(eq(signatureRequests.id, id));
}

export interface OpenRequests {
  /** A younger one that is not made yet is left to its process, unless that process is dead. */
  createdBefore: Date;
  /** One polled since is left for later. */
  checkedBefore: Date;
  limit: number;
}

/**
 * Requests whose end we have not recorded: half-made ones, ongoing ones, and failed ones of which the provider may still
 * hold something. Those with news first, then those polled longest ago.
 */
export function listOpenSignatureRequests(
  db: Database,
  { createdBefore, checkedBefore, limit }: OpenRequests,
): Promise<SignatureRequestRow[]> {
  const { status, createdAt, checkedAt, processId } = signatureRequests;
  return db
    .select()
    .from(signatureRequests)
    .where(
      and(
        or(isNull(checkedAt), lte(checkedAt, checkedBefore)),
        or(
          inArray(status, ['ongoing', 'failed']),
          and(eq(status, 'creating'), or(lte(createdAt, createdBefore), isDead(processId))),
        ),
      ),
    )
    .orderBy(sql`${checkedAt} asc nulls first`, asc(createdAt))
    .limit(limit);
}

/** One of a pending contract whose product takes no subscription any more; the least recently tried first. */
export async function findStoppedSignature(
  db: Database,
  { checkedBefore }: Pick<OpenRequests, 'checkedBefore'>,
): Promise<SignatureRequestRow | undefined> {
  const { checkedAt } = signatureRequests;
  const [row] = await db
    .select({ request: signatureRequests })
    .from(signatureRequests)
    .innerJoin(contracts, eq(contracts.id, signatureRequests.contractId))
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .where(
      and(
        inArray(signatureRequests.status, ['creating', 'ongoing']),
        eq(contracts.status, 'pending'),
        inArray(strategies.status, ['suspended', 'archived']),
        or(isNull(checkedAt), lte(checkedAt, checkedBefore)),
      ),
    )
    .orderBy(sql`${checkedAt} asc nulls first`, asc(signatureRequests.createdAt))
    .limit(1);
  return row?.request;
}

/** Notes that the provider is called for this request now; false when another process was faster. */
export async function claimSignatureRequest(
  db: Database,
  { id, status, checkedAt }: SignatureRequestRow,
  now: Date,
): Promise<boolean> {
  const unchanged =
    checkedAt === null ? isNull(signatureRequests.checkedAt) : eq(signatureRequests.checkedAt, checkedAt);
  const claimed = await db
    .update(signatureRequests)
    .set({ checkedAt: now })
    .where(and(eq(signatureRequests.id, id), eq(signatureRequests.status, status), unchanged))
    .returning({ id: signatureRequests.id });
  return claimed.length > 0;
}

/** The provider has news of this request: the next round polls it, whenever it last did. */
export async function pollSoon(tx: Database, id: string): Promise<void> {
  await tx.update(signatureRequests).set({ checkedAt: null }).where(eq(signatureRequests.id, id));
}
