// The entries of money received and paid out: see docs/books.md, « From the bank to units and back ».

import { type Account, bookAsset, entryOf, isAccount, move } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset } from '@repo/domain/money';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { NewEntry } from './book-entries.ts';

type Received = Pick<ReceiptRow, 'id' | 'account' | 'day' | 'asset' | 'amount'>;

function moneyOf({ asset, amount }: Received) {
  return { asset: paymentAssetOf(asset), amount: decimal(amount) };
}

/** Money arrived on an account of the house, without a purpose yet. */
export function receiptEntry(receipt: Received): NewEntry {
  const { asset, amount } = moneyOf(receipt);
  const { account } = receipt;
  if (!isAccount(account)) throw new Error(`a receipt is on ${account}`);
  return {
    kind: 'receipt',
    orderDay: isoDay(receipt.day),
    subject: { type: 'receipt', id: receipt.id },
    postings: move({ from: 'unmatched', to: account }, asset, amount),
  };
}

/** It pays a contract. */
export function matchEntry(receipt: Received, contractId: string): NewEntry {
  const { asset, amount } = moneyOf(receipt);
  return {
    kind: 'match',
    orderDay: isoDay(receipt.day),
    contractId,
    subject: { type: 'receipt', id: receipt.id },
    postings: move({ from: `waiting:${contractId}`, to: 'unmatched' }, asset, amount),
  };
}

/** It pays nothing: its sender is owed it. */
export function unmatchedEntry(
  receipt: Received,
  { payoutId, day }: { payoutId: string; day: NewEntry['orderDay'] },
): NewEntry {
  const { asset, amount } = moneyOf(receipt);
  return {
    kind: 'return',
    orderDay: day,
    subject: { type: 'payout', id: payoutId },
    postings: move({ from: `payable:${payoutId}`, to: 'unmatched' }, asset, amount),
  };
}

/** A transfer of ours came back with it: its payee is owed it again, whole; what the banks kept is a cost. */
export function sentBackEntry(
  receipt: Received,
  { payoutId, day, fee }: { payoutId: string; day: NewEntry['orderDay']; fee: Decimal },
): NewEntry {
  const { asset, amount } = moneyOf(receipt);
  const book = bookAsset(asset);
  return {
    kind: 'return',
    orderDay: day,
    subject: { type: 'payout', id: payoutId },
    postings: entryOf([
      { account: 'unmatched', asset: book, amount },
      { account: 'costs:bank', asset: book, amount: fee },
      { account: `payable:${payoutId}`, asset: book, amount: amount.plus(fee).neg() },
    ]),
  };
}

interface Returned {
  contractId: string;
  payoutId: string;
  day: NewEntry['orderDay'];
  asset: PaymentAsset;
  amount: ReturnType<typeof decimal>;
}

/** Money of a contract that is not dealt is owed to its sender. */
export function returnEntry({ contractId, payoutId, day, asset, amount }: Returned): NewEntry {
  return {
    kind: 'return',
    orderDay: day,
    contractId,
    subject: { type: 'payout', id: payoutId },
    postings: move({ from: `payable:${payoutId}`, to: `waiting:${contractId}` }, asset, amount),
  };
}

/** Books the corrected receipt, attached to its contract. */
export function correctionEntry(corrected: ReceiptRow, contractId: string, reason: string): NewEntry {
  const { account } = corrected;
  if (!isAccount(account)) throw new Error(`a receipt is on ${account}`);
  const { asset, amount } = moneyOf(corrected);
  const from: Account = `waiting:${contractId}`;
  return {
    kind: 'rectification',
    orderDay: isoDay(corrected.day),
    reason,
    contractId,
    subject: { type: 'receipt', id: corrected.id },
    postings: move({ from, to: account }, asset, amount),
  };
}
