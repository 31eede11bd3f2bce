// The entries of Kaskad's money in the journal that Yield and Kaskad share: see docs/books.md.
import { type Account, entryOf, isBookAsset, type Posting } from '@repo/domain/books';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { feeReceived } from '@repo/domain/kaskad';
import { type Decimal, decimal, roundFor, ZERO } from '@repo/domain/money';
import { payoutBookAsset } from '@repo/domain/payouts';
import type { EntryKind } from '../../db/schema/books.ts';
import type { PayoutRow, ReceiptRow } from '../../db/schema/cash.ts';
import type { InvestmentRow } from '../../db/schema/kaskad-rounds.ts';
import type { NewEntry } from '../books/book-entries.ts';
import { allottedDueOf } from '../kaskad-rounds/due-of.ts';

type KaskadKind = Extract<EntryKind, `kaskad-${string}`>;

interface Moved {
  kind: KaskadKind;
  from: Account;
  to: Account;
  asset: string;
  amount: Decimal;
  day: IsoDay;
  subject?: NonNullable<NewEntry['subject']>;
  reason?: string;
}

function entryOfMoney({ kind, from, to, asset, amount, day, subject, reason }: Moved): NewEntry {
  const book = payoutBookAsset(asset);
  return {
    kind,
    orderDay: day,
    ...(subject !== undefined && { subject }),
    ...(reason !== undefined && { reason }),
    postings: entryOf([
      { account: to, asset: book, amount },
      { account: from, asset: book, amount: amount.neg() },
    ]),
  };
}

/** Money of an investment arrived on the account of its round. */
export const investedEntry = (
  receipt: Pick<ReceiptRow, 'id' | 'asset' | 'amount' | 'day'>,
  { investmentId, roundId }: { investmentId: string; roundId: string },
): NewEntry =>
  entryOfMoney({
    kind: 'kaskad-receipt',
    from: `investment:${investmentId}`,
    to: `escrow:${roundId}`,
    asset: receipt.asset,
    amount: decimal(receipt.amount),
    day: isoDay(receipt.day),
    subject: { type: 'receipt', id: receipt.id },
  });

/** It is owed back to its sender. */
export const owedBackEntry = (
  payout: { id: string; asset: string; amount: Decimal },
  { investmentId, day }: { investmentId: string; day: IsoDay },
): NewEntry =>
  entryOfMoney({
    kind: 'kaskad-return',
    from: `owed:${payout.id}`,
    to: `investment:${investmentId}`,
    asset: payout.asset,
    amount: payout.amount,
    day,
    subject: { type: 'payout', id: payout.id },
  });

/** What was owed was paid from the account of the round. */
export const paidBackEntry = (
  payout: Pick<PayoutRow, 'id' | 'asset' | 'amount'>,
  { roundId, day, reference }: { roundId: string; day: IsoDay; reference: string },
): NewEntry =>
  entryOfMoney({
    kind: 'kaskad-payout',
    from: `escrow:${roundId}`,
    to: `owed:${payout.id}`,
    asset: payout.asset,
    amount: decimal(payout.amount),
    day,
    subject: { type: 'payout', id: payout.id },
    reason: reference,
  });

/** The issuer transferred to the house what it held for the fees of a round. */
export const feeTransferEntry = (
  transfer: { asset: string; amount: Decimal; day: IsoDay; reference: string },
  { roundId, requestId }: { roundId: string; requestId: string | null },
): NewEntry =>
  entryOfMoney({
    kind: 'kaskad-fee',
    from: `escrow:${roundId}`,
    to: `round-fees:${roundId}`,
    asset: transfer.asset,
    amount: transfer.amount,
    day: transfer.day,
    reason: transfer.reference,
    ...(requestId !== null && { subject: { type: 'request', id: requestId } }),
  });

interface Issued {
  investment: Pick<
    InvestmentRow,
    'id' | 'roundId' | 'reference' | 'received' | 'allottedUnits' | 'price' | 'feePercent'
  >;
  issuerId: string;
  /** What the books hold of it, by asset. */
  held: readonly { asset: string; amount: Decimal }[];
  day: IsoDay;
}

/**
 * The units are issued: the money of the investment becomes the issuer's, but for the fee of its round. The fee is taken from
 * each asset in the same proportion; none where nothing is held.
 */
export function issuedEntry({ investment, issuerId, held, day }: Issued): NewEntry[] {
  const { id, roundId, reference } = investment;
  const received = decimal(investment.received);
  const allotted = allottedDueOf(investment);
  const fee = allotted === null ? ZERO : feeReceived(received, allotted);
  const postings = held.flatMap(({ asset, amount }): Posting[] => {
    if (!isBookAsset(asset)) throw new Error(`the books hold ${asset} of investment ${id}`);
    const taken = fee.eq(0) ? ZERO : roundFor(asset, amount.times(fee).div(received));
    return [
      { account: `investment:${id}`, asset, amount },
      { account: `issuer:${issuerId}`, asset, amount: taken.minus(amount) },
      { account: `round-fees:${roundId}`, asset, amount: taken.neg() },
    ];
  });
  return postings.length === 0
    ? []
    : [{ kind: 'kaskad-issue', orderDay: day, reason: reference, postings: entryOf(postings) }];
}
