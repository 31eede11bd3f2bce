// What a client typed as proof beside what the bank or the chain shows (« Retrouvé sur la chaîne à 14 h 02 »).
import { daysBetween, type IsoDay } from '../dates/index.ts';
import type { Decimal } from '../money/index.ts';
import { includesHash, originOf } from './match-receipt.ts';
import { type ReceiptGap, receiptGap } from './receipt-gap.ts';

export interface TypedProof {
  /** The amount signed, in the asset of the payment found. */
  readonly amount: Decimal;
  readonly executedOn: IsoDay;
  /** The wallet; null for a bank transfer. */
  readonly sender: string | null;
  /** The hash, or the link that contains it; null for a bank transfer. */
  readonly txid: string | null;
}

export interface FoundPayment {
  readonly amount: Decimal;
  /** The day in Paris of the block, or the value day of the bank. */
  readonly day: IsoDay;
  /** Empty when unknown. */
  readonly senders: readonly string[];
  /** Null for a bank. */
  readonly txid: string | null;
}

/** One point, compared; what either side does not have is not in the list. */
export type ProofPoint =
  | { readonly point: 'amount'; readonly isEqual: boolean; readonly gap: ReceiptGap }
  /** `daysLate` from the day typed to the day found; negative when found before it. */
  | { readonly point: 'day'; readonly isEqual: boolean; readonly daysLate: number }
  | { readonly point: 'sender' | 'txid'; readonly isEqual: boolean };

/** A block may be made after midnight; a transfer between banks may take a long week-end. */
const DAYS_ALLOWED = { chain: 1, bank: 5 } as const;

/** Amount, day, sender, hash: which agree with what was typed; an amount agrees within the tolerance. */
export function compareProof(
  typed: TypedProof,
  found: FoundPayment,
  tolerancePercent?: Decimal,
): ProofPoint[] {
  const gap = receiptGap({
    received: found.amount,
    promised: typed.amount,
    ...(tolerancePercent !== undefined && { tolerancePercent }),
  });
  const daysLate = daysBetween(typed.executedOn, found.day);
  const allowed = found.txid === null ? DAYS_ALLOWED.bank : DAYS_ALLOWED.chain;
  const origin = originOf(found.senders, typed.sender);
  return [
    { point: 'amount', isEqual: gap.kind === 'within', gap },
    { point: 'day', isEqual: daysLate >= 0 && daysLate <= allowed, daysLate },
    ...(origin === 'unknown' ? [] : [{ point: 'sender' as const, isEqual: origin === 'declared' }]),
    ...(typed.txid === null || found.txid === null
      ? []
      : [{ point: 'txid' as const, isEqual: includesHash(typed.txid, found.txid) }]),
  ];
}
