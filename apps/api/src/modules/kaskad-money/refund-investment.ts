// Money of an investment that is owed back to its sender: payouts to prepare, booked at once.
import { payoutDueBy } from '@repo/domain/books';
import { feeReceived, type Refund, type RoundReceipt, refundsOf } from '@repo/domain/kaskad';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, decimal, moneyAsset, roundFor, toText, ZERO } from '@repo/domain/money';
import type { RefundCause } from '../../db/schema/cash.ts';
import type { InvestmentRow, RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import type { AuditAuthor } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { insertPayouts } from '../books/owed.repository.ts';
import { saveInvestment } from '../kaskad-investments/investments.repository.ts';
import { allottedDueOf, dueOf } from '../kaskad-rounds/due-of.ts';
import { type InvestedReceipt, lockInvestedReceipts } from './invested.repository.ts';
import { owedBackEntry } from './kaskad-entries.ts';

export interface InvestmentRefund {
  investment: InvestmentRow;
  round: RoundRow;
  cause: RefundCause;
  /** Null: a job. */
  by: AuditAuthor | null;
}

const toRoundReceipt = ({ receipt, paidBack }: InvestedReceipt): RoundReceipt => ({
  id: receipt.id,
  asset: receipt.asset,
  amount: decimal(receipt.amount),
  paidBack: decimal(paidBack),
});

/**
 * One payout for each receipt of the investment that is still with us, of what is left of it, gross, in its asset; returns how
 * many. The investment is held. A second call makes none.
 */
export async function refundInvestment(inTx: Deps, refund: InvestmentRefund): Promise<number> {
  const received = await lockInvestedReceipts(inTx.db, refund.investment.id);
  const refunds = refundsOf(received.map(toRoundReceipt));
  return oweBack(inTx, refund, { refunds, left: ZERO });
}

/**
 * Pays back a part of what was received, as much as these euros are worth at the FX of each receipt, the last one first; returns
 * how many payouts it made.
 */
export async function refundExcess(
  inTx: Deps,
  { euros, ...refund }: InvestmentRefund & { euros: Decimal },
): Promise<number> {
  const received = await lockInvestedReceipts(inTx.db, refund.investment.id);
  const left = decimal(refund.investment.received).minus(euros);
  return oweBack(inTx, refund, { refunds: partsOf(received, euros), left: left.gt(0) ? left : ZERO });
}

/** What is taken of each receipt, the last one first, until it is worth as many euros. */
function partsOf(received: readonly InvestedReceipt[], euros: Decimal): Refund[] {
  let missing = euros;
  return received.toReversed().flatMap((one): Refund[] => {
    const { id, asset, amount, paidBack } = toRoundReceipt(one);
    const left = amount.minus(paidBack);
    const worth = decimal(one.receipt.worth ?? '0');
    if (missing.lte(0) || left.lte(0) || worth.lte(0)) return [];
    const requested = roundFor(moneyAsset(paymentAssetOf(asset)), missing.times(amount).div(worth));
    const taken = requested.gt(left) ? left : requested;
    missing = taken.lt(requested) ? missing.minus(taken.times(worth).div(amount)) : ZERO;
    return taken.lte(0) ? [] : [{ receiptId: id, asset, amount: taken }];
  });
}

/** Writes the payouts, what is left of the investment's money, and their entries. */
async function oweBack(
  inTx: Deps,
  { investment, cause, by }: InvestmentRefund,
  { refunds, left }: { refunds: readonly Refund[]; left: Decimal },
): Promise<number> {
  if (refunds.length === 0) return 0;
  const now = inTx.clock.now();
  const today = parisDay(now);
  const fees = feesOf(refunds, feeGivenBack(investment, left), decimal(investment.received).minus(left));
  const owed = refunds.map((refund) => ({ ...refund, id: inTx.ids.uuid() }));
  await insertPayouts(
    inTx.db,
    owed.map(({ id, receiptId, asset, amount }, place) => ({
      id,
      kind: 'kaskad_refund' as const,
      state: 'to_prepare' as const,
      userId: investment.userId,
      investmentId: investment.id,
      investmentCause: cause,
      receiptId,
      amount: toText(amount),
      asset,
      roundFee: toText(fees[place] ?? ZERO),
      requestedAt: now,
      dueBy: payoutDueBy({ kind: 'kaskad_refund', noticeDay: today, dealingDay: null }),
    })),
  );
  await saveInvestment(inTx.db, investment.id, { received: toText(left) });
  await bookEntries(
    inTx,
    by,
    owed.map((payout) => owedBackEntry(payout, { investmentId: investment.id, day: today })),
  );
  return owed.length;
}

/** Of the fee that was received, what is not kept: by its terms before the refund, then by those of its allotted units. */
function feeGivenBack(investment: InvestmentRow, left: Decimal): Decimal {
  const received = feeReceived(decimal(investment.received), dueOf(investment.units, investment));
  const terms = allottedDueOf(investment) ?? dueOf(investment.units, investment);
  const back = received.minus(left.eq(0) ? ZERO : feeReceived(left, terms));
  return back.gt(0) ? back : ZERO;
}

/** Taken from each refund in the proportion of the euros that it gives back. */
function feesOf(refunds: readonly Refund[], fee: Decimal, euros: Decimal): Decimal[] {
  if (fee.eq(0) || euros.lte(0)) return refunds.map(() => ZERO);
  return refunds.map(({ asset, amount }) =>
    roundFor(moneyAsset(paymentAssetOf(asset)), amount.times(fee).div(euros)),
  );
}
