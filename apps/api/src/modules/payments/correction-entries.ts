// The two entries of a rectification: what was booked for the money is undone, and booked as it should have been.
import { type Account, isAccount, isBookAsset, move, type Posting, reversalOf } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { decimal, isPaymentAsset } from '@repo/domain/money';
import type { OrderRow } from '../../db/schema/books.ts';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Deps } from '../../deps.ts';
import type { NewEntry, NewMovement } from '../books/book-entries.ts';
import { listSubjectEntries, listSubjectPostings } from './rectification.repository.ts';

interface Reversed {
  contractId: string;
  /** Null: only the deal is undone. */
  receipt: ReceiptRow | null;
  order: OrderRow;
  reason: string;
  /** Of the order, undone; none of one that waits for its NAV. */
  movement: NewMovement | undefined;
}

/** Undoes in one entry what was booked for the receipt, its match and the deal of its order; or for the deal alone. */
export async function reversalEntry(
  deps: Deps,
  { contractId, receipt, order, reason, movement }: Reversed,
): Promise<NewEntry> {
  const subjects = receipt === null ? [order.id] : [receipt.id, order.id];
  const entries = await listSubjectEntries(deps.db, subjects);
  const booked = await listSubjectPostings(deps.db, subjects);
  const last = entries.at(-1);
  if (last === undefined) throw new Error(`order ${order.id} was never booked`);
  return {
    kind: 'reversal',
    orderDay: isoDay(order.orderDay),
    reason,
    reverses: last,
    contractId,
    subject: { type: 'order', id: order.id },
    postings: reversalOf(booked.map(toPosting)),
    ...(movement && { movement }),
  };
}

function toPosting({ account, asset, amount }: { account: string; asset: string; amount: string }): Posting {
  if (!isAccount(account) || !isBookAsset(asset)) throw new Error(`a posting is on ${account} in ${asset}`);
  return { account, asset, amount: decimal(amount) };
}

/** The money as it arrived indeed, attached to its contract. */
export function correctionEntry(corrected: ReceiptRow, contractId: string, reason: string): NewEntry {
  const { asset, account } = corrected;
  if (!isPaymentAsset(asset) || !isAccount(account))
    throw new Error(`receipt ${corrected.id} is in ${asset}`);
  const from: Account = `waiting:${contractId}`;
  return {
    kind: 'rectification',
    orderDay: isoDay(corrected.day),
    reason,
    contractId,
    subject: { type: 'receipt', id: corrected.id },
    postings: move({ from, to: account }, asset, decimal(corrected.amount)),
  };
}
