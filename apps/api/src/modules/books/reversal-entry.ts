// The entries that undo what was booked for an order or a receipt: a rectification, a closing that is renounced.
import { isAccount, isBookAsset, type Posting, reversalOf } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { decimal } from '@repo/domain/money';
import type { OrderRow, UnitMovementRow } from '../../db/schema/books.ts';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Deps } from '../../deps.ts';
import type { NewEntry } from './book-entries.ts';
import { listSubjectEntries, listSubjectPostings } from './books.repository.ts';
import { undoneMovement } from './undone-movement.ts';

interface Reversal {
  contractId: string;
  reason: string;
}

interface ReversedDeal extends Reversal {
  order: OrderRow;
  movement: UnitMovementRow | undefined;
}

/** Undoes what was booked for the deal of an order, on its day. */
export async function dealReversal(
  deps: Pick<Deps, 'db'>,
  { order, movement, contractId, reason }: ReversedDeal,
): Promise<NewEntry> {
  return {
    ...(await reversalOfSubject(deps, { type: 'order', id: order.id })),
    orderDay: isoDay(order.orderDay),
    contractId,
    reason,
    ...(movement && { movement: undoneMovement(movement, { orderId: order.id, nature: 'rectification' }) }),
  };
}

/** Undoes what was booked for a receipt and its match, on the day of its money. */
export async function receiptReversal(
  deps: Pick<Deps, 'db'>,
  { receipt, contractId, reason }: Reversal & { receipt: ReceiptRow },
): Promise<NewEntry> {
  return {
    ...(await reversalOfSubject(deps, { type: 'receipt', id: receipt.id })),
    orderDay: isoDay(receipt.day),
    contractId,
    reason,
  };
}

async function reversalOfSubject({ db }: Pick<Deps, 'db'>, subject: NonNullable<NewEntry['subject']>) {
  const reverses = (await listSubjectEntries(db, subject.id)).at(-1);
  if (reverses === undefined) throw new Error(`${subject.type} ${subject.id} was never booked`);
  const booked = await listSubjectPostings(db, subject.id);
  return { kind: 'reversal', reverses, subject, postings: reversalOf(booked.map(toPosting)) } as const;
}

export function toPosting({
  account,
  asset,
  amount,
}: {
  account: string;
  asset: string;
  amount: string;
}): Posting {
  if (!isAccount(account) || !isBookAsset(asset)) throw new Error(`a posting is on ${account} in ${asset}`);
  return { account, asset, amount: decimal(amount) };
}
