// The entry that undoes what was booked for receipts and orders: a rectification, a closing that is renounced.
import { isAccount, isBookAsset, type Posting, reversalOf } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { decimal } from '@repo/domain/money';
import type { OrderRow, UnitMovementRow } from '../../db/schema/books.ts';
import type { Deps } from '../../deps.ts';
import type { NewEntry } from './book-entries.ts';
import { listSubjectEntries, listSubjectPostings } from './subject-entries.repository.ts';
import { undoneMovement } from './undone-movement.ts';

export interface Reversed {
  contractId: string;
  order: OrderRow;
  /** The receipts that are undone with it. */
  receiptIds?: readonly string[];
  reason: string;
  /** Of the order; none of one that waits for its NAV. */
  movement: UnitMovementRow | undefined;
}

/** One entry undoes all that was booked for the order and these receipts. */
export async function reversalEntry(
  deps: Pick<Deps, 'db'>,
  { contractId, order, receiptIds = [], reason, movement }: Reversed,
): Promise<NewEntry> {
  const subjects = [...receiptIds, order.id];
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
    ...(movement && { movement: undoneMovement(movement, { orderId: order.id, nature: 'rectification' }) }),
  };
}

function toPosting({ account, asset, amount }: { account: string; asset: string; amount: string }): Posting {
  if (!isAccount(account) || !isBookAsset(asset)) throw new Error(`a posting is on ${account} in ${asset}`);
  return { account, asset, amount: decimal(amount) };
}
