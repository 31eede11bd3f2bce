// The last entry of a rectification: the money as it should have been booked; the reversals are before it.
import { type Account, isAccount, move } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { decimal, isPaymentAsset } from '@repo/domain/money';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { NewEntry } from '../books/book-entries.ts';

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
