// SQL of payouts (docs/books.md, Payouts).
import { MAX_RETURN_FEE } from '@repo/domain/books';
import { decimal, toText } from '@repo/domain/money';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type PayoutRow, payouts, type ReceiptRow, receipts } from '../../db/schema/cash.ts';
import { type ContractRow, contracts } from '../../db/schema/contracts.ts';
import { type PayoutHoldRow, payoutHolds } from '../../db/schema/disputes.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { type StrategyRow, strategies } from '../../db/schema/strategies.ts';

/** A payout with what its line on a screen needs. */
export interface PayoutView {
  payout: PayoutRow;
  client: UserRow | null;
  contract: ContractRow | null;
  strategy: StrategyRow | null;
  /** Of the order that it pays; null when none was deducted. */
  exitFee: string | null;
  /** Who sent the receipt that it returns. */
  payer: string | null;
  /** The account of ours that its money came to: of the receipt it returns, or the newest of its contract. */
  receivedOn: string | null;
  /** That stands on the account of its client. */
  hold: PayoutHoldRow | null;
}

const exitFee = sql<string | null>`(
  select m.fees::text from unit_movements m
  where m.order_id = ${payouts.orderId} and ${payouts.kind} in ('withdrawal', 'closing') and m.reverses is null
  order by m.entry desc limit 1)`;

const payer = sql<string | null>`(select r.payer_name from receipts r where r.id = ${payouts.receiptId})`;

const receivedOn = sql<string | null>`coalesce(
  (select r.account from receipts r where r.id = ${payouts.receiptId}),
  (select r.account from receipts r where r.contract_id = ${payouts.contractId} and r.state = 'attached'
    order by r.day desc, r.id desc limit 1))`;

/** Each payout with what its line needs; conditions and an order are added. */
export function selectViews(db: Database) {
  return db
    .select({
      payout: payouts,
      client: users,
      contract: contracts,
      strategy: strategies,
      exitFee,
      payer,
      receivedOn,
      hold: payoutHolds,
    })
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.userId))
    .leftJoin(payoutHolds, and(eq(payoutHolds.userId, payouts.userId), isNull(payoutHolds.liftedAt)))
    .leftJoin(contracts, eq(contracts.id, payouts.contractId))
    .leftJoin(strategies, eq(strategies.id, contracts.strategyId));
}

/** Those of Kaskad are not found here. */
export const isOfYield = ne(payouts.kind, 'kaskad_refund');

export async function findPayoutView(db: Database, id: string): Promise<PayoutView | null> {
  const [view] = await selectViews(db).where(and(eq(payouts.id, id), isOfYield));
  return view ?? null;
}

export function listPayoutViewsById(db: Database, ids: readonly string[]): Promise<PayoutView[]> {
  return selectViews(db)
    .where(and(inArray(payouts.id, [...ids]), isOfYield))
    .orderBy(asc(payouts.dueBy), asc(payouts.id));
}

/** Holds the row until the transaction ends. */
export async function lockPayout(tx: Database, id: string): Promise<PayoutRow | null> {
  const [row] = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, id), isOfYield))
    .for('update');
  return row ?? null;
}

/** In the order of ids, so that two files of the same payouts wait for each other. */
export function lockPayouts(tx: Database, ids: readonly string[]): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payouts)
    .where(and(inArray(payouts.id, [...ids]), isOfYield))
    .orderBy(asc(payouts.id))
    .for('update');
}

/** The caller holds the rows. */
export async function savePayouts(
  tx: Database,
  ids: readonly string[],
  changes: Partial<typeof payouts.$inferInsert>,
): Promise<void> {
  await tx
    .update(payouts)
    .set(changes)
    .where(inArray(payouts.id, [...ids]));
}

/** Whether another payout has this reference. Two transactions of one reference wait for each other. */
export async function isReferenceUsed(tx: Database, reference: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payout ${reference}`}, 0))`);
  return (await tx.$count(payouts, eq(payouts.reference, reference))) > 0;
}

/** Whether another payout was prepared from this form. */
export async function isFormOfAnother(tx: Database, payoutId: string, formId: string): Promise<boolean> {
  return (await tx.$count(payouts, and(eq(payouts.formId, formId), ne(payouts.id, payoutId)))) > 0;
}

/** The newest receipt that a payout returns, or that paid its contract, and that names its sender. */
export async function findSourceReceipt(
  db: Database,
  { receiptId, contractId }: Pick<PayoutRow, 'receiptId' | 'contractId'>,
): Promise<ReceiptRow | null> {
  const cause =
    receiptId === null
      ? and(eq(receipts.state, 'attached'), eq(receipts.contractId, contractId ?? ''))
      : eq(receipts.id, receiptId);
  if (receiptId === null && contractId === null) return null;
  const [row] = await db
    .select()
    .from(receipts)
    .where(cause)
    .orderBy(desc(isNotNull(receipts.payerAccount)), desc(receipts.day), desc(receipts.id))
    .limit(1);
  return row ?? null;
}

/** The receipt that was left unmatched went back to its sender. */
export async function markReturned(tx: Database, { receiptId }: Pick<PayoutRow, 'receiptId'>): Promise<void> {
  await tx
    .update(receipts)
    .set({ state: 'returned' })
    .where(and(eq(receipts.id, receiptId ?? ''), eq(receipts.state, 'unmatched')));
}

/** The money that was returned came back: it is owed to its sender again. */
export async function unmarkReturned(
  tx: Database,
  { receiptId }: Pick<PayoutRow, 'receiptId'>,
): Promise<void> {
  await tx
    .update(receipts)
    .set({ state: 'unmatched' })
    .where(and(eq(receipts.id, receiptId ?? ''), eq(receipts.state, 'returned')));
}

/** Executed on that day or before, of that amount or a little more: banks may keep a fee of what they send back. */
export function listExecutedViews(
  db: Database,
  { amount, asset, day }: Pick<ReceiptRow, 'amount' | 'asset' | 'day'>,
): Promise<PayoutView[]> {
  return selectViews(db).where(
    and(
      eq(payouts.state, 'executed'),
      isOfYield,
      gte(payouts.amount, amount),
      lte(payouts.amount, toText(decimal(amount).plus(MAX_RETURN_FEE))),
      eq(payouts.asset, asset),
      lte(payouts.executedOn, day),
    ),
  );
}

/** The payout whose transfer the bank sent back with this receipt. */
export async function findReturnedPayout(db: Database, receiptId: string): Promise<PayoutView | null> {
  const [view] = await selectViews(db).where(eq(payouts.returnReceiptId, receiptId));
  return view ?? null;
}
