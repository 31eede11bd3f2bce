// How well a line agrees with a contract, in points out of 100: for people to compare proposals; it decides nothing alone.
import type { ReceiptGap } from './receipt-gap.ts';

/** Whether a contract may be paid: only an awaited one. */
export type Expectation = 'awaited' | 'not_signed' | 'already_paid' | 'ended';

export interface MatchReasons {
  /** Where the wording names the contract: by its number, or by the reference typed as proof. */
  readonly reference: 'po_number' | 'proof' | null;
  /** The hash is the one typed as proof; null when either is missing. */
  readonly isProofTxid: boolean | null;
  /** Against what the contract still lacks, earlier receipts included; null in another asset. */
  readonly gap: ReceiptGap | null;
  readonly payer: 'holder' | 'company' | 'other' | 'unknown';
  readonly origin: 'declared' | 'other' | 'unknown';
  /** The value date against the day the contract was created; `long_before` needs a reason. */
  readonly day: 'since_creation' | 'before' | 'long_before';
  readonly expectation: Expectation;
}

/** The most that each criterion gives; they sum to 100. */
export const matchMaxima = { reference: 40, amount: 30, payer: 20, day: 10 } as const;
export type MatchCriterion = keyof typeof matchMaxima;

/** Whole points of each criterion. */
export type MatchPoints = Readonly<Record<MatchCriterion, number>>;

/** A reference that the client typed may be another's. */
const PROOF_REFERENCE = 25;

/** A gap of up to this percent looks like a fee that was deducted, and gives some points. */
const CLOSE_PERCENT = 5;
const CLOSE_AMOUNT = 12;

const BEFORE_CREATION = 5;

/** The points of each criterion. `payer` is of the name, or of the address that the contract declares. */
export function matchPoints(reasons: MatchReasons): MatchPoints {
  return {
    reference: referencePoints(reasons),
    amount: amountPoints(reasons),
    payer: payerPoints(reasons),
    day: { since_creation: matchMaxima.day, before: BEFORE_CREATION, long_before: 0 }[reasons.day],
  };
}

/** Out of 100. */
export function matchScore({ reference, amount, payer, day }: MatchPoints): number {
  return reference + amount + payer + day;
}

function referencePoints({ reference, isProofTxid }: MatchReasons): number {
  if (reference === 'po_number' || isProofTxid === true) return matchMaxima.reference;
  return reference === 'proof' ? PROOF_REFERENCE : 0;
}

/** None in another asset. */
function amountPoints({ gap }: MatchReasons): number {
  if (gap === null) return 0;
  if (gap.kind === 'within') return matchMaxima.amount;
  return gap.percent.abs().lte(CLOSE_PERCENT) ? CLOSE_AMOUNT : 0;
}

/** An address that was proven outweighs the name of an account; another one than declared leaves nothing. */
function payerPoints({ payer, origin }: MatchReasons): number {
  if (origin === 'other') return 0;
  return origin === 'declared' || payer === 'holder' || payer === 'company' ? matchMaxima.payer : 0;
}
