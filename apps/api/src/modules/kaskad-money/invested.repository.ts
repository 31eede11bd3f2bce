// SQL of the receipts of investments and of what is paid back of each.
import { decimal } from '@repo/domain/money';
import { and, asc, eq, gte, isNotNull, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { payouts, type ReceiptRow, receipts } from '../../db/schema/cash.ts';
import { changeRequests } from '../../db/schema/change-requests.ts';
import type { Actor, Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { typedReference } from '../books/typed-reference.ts';
import type { PaidAmount } from '../change-requests/needs-second-person.ts';

/** A receipt and what is paid back of it already, in its asset. */
export interface InvestedReceipt {
  receipt: ReceiptRow;
  paidBack: string;
}

/** The receipts of an investment by day, held until the transaction ends; lock the investment before. */
export async function lockInvestedReceipts(tx: Database, investmentId: string): Promise<InvestedReceipt[]> {
  const rows = await tx
    .select()
    .from(receipts)
    .where(eq(receipts.investmentId, investmentId))
    .orderBy(asc(receipts.day), asc(receipts.recordedAt), asc(receipts.id))
    .for('update');
  const paid = await tx
    .select({ id: payouts.receiptId, sum: sql<string>`sum(${payouts.amount})::text` })
    .from(payouts)
    .where(
      and(
        eq(payouts.investmentId, investmentId),
        isNotNull(payouts.receiptId),
        notInArray(payouts.state, ['void', 'replaced']),
      ),
    )
    .groupBy(payouts.receiptId);
  const sums = new Map(paid.map(({ id, sum }) => [id, sum]));
  return rows.map((receipt) => ({ receipt, paidBack: sums.get(receipt.id) ?? '0' }));
}

/** Whether another receipt of Kaskad has this reference: of its round, or for a transaction of any. */
export async function isReferenceReceived(
  db: Database,
  { roundId, asset, reference }: { roundId: string; asset: string; reference: string },
): Promise<boolean> {
  const { externalId, txid } = typedReference(asset, reference);
  const same = and(eq(receipts.account, `escrow:${roundId}`), eq(receipts.externalId, externalId));
  const ofChain = txid === null ? undefined : sql`lower(${receipts.txid}) = lower(${txid})`;
  return (await db.$count(receipts, and(eq(receipts.state, 'invested'), or(same, ofChain)))) > 0;
}

/** What a person recorded alone today; what a second person approved is left out. */
export async function listReceivedAlone({ db, clock }: Deps, { userId }: Actor): Promise<PaidAmount[]> {
  const approved = db
    .select({ one: sql`1` })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.subjectId, sql`${receipts.investmentId}::text`),
        eq(changeRequests.kind, 'investment.validate'),
        eq(changeRequests.state, 'approved'),
      ),
    );
  const rows = await db
    .select({ asset: receipts.asset, amount: receipts.amount })
    .from(receipts)
    .where(
      and(
        isNotNull(receipts.investmentId),
        eq(receipts.recordedBy, userId),
        gte(sql`(${receipts.recordedAt} at time zone 'Europe/Paris')::date`, parisDay(clock.now())),
        notExists(approved),
      ),
    );
  return rows.map(({ asset, amount }) => ({ asset, amount: decimal(amount) }));
}
