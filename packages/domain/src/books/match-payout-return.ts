// Which executed payout a credit returns: the bank could not deliver the transfer, and sent it back (docs/books.md, Payouts).
import type { IsoDay } from '../dates/index.ts';
import { type Decimal, decimal, type PaymentAsset } from '../money/index.ts';
import { lettersAndDigits, wordsOf } from './match-receipt.ts';

/** A credit of one of our accounts; unknown texts are empty. */
export interface ReturnedLine {
  readonly account: string;
  readonly amount: Decimal;
  readonly asset: PaymentAsset;
  readonly day: IsoDay;
  /** The other party: who was to be paid, as banks give it. */
  readonly partyName: string;
  readonly partyAccount: string;
  /** Banks repeat the end-to-end reference of the original transfer in it. */
  readonly wording: string;
  /** The bank marks it as a transfer that came back. */
  readonly isMarked: boolean;
}

/** A payout that was executed. */
export interface ExecutedTransfer {
  readonly payoutId: string;
  /** The account of ours that paid it. */
  readonly account: string;
  readonly amount: Decimal;
  readonly asset: PaymentAsset;
  readonly executedOn: IsoDay;
  /** Typed when it was executed. */
  readonly reference: string;
  readonly beneficiaryName: string;
  readonly beneficiaryAccount: string;
}

/** Why a payout is thought to be the one; `null` of what the line does not show. */
export interface ReturnReasons {
  /** `end_to_end`: the identifier that our file of transfers gave it. `reference`: the one typed when it was executed. */
  readonly reference: 'end_to_end' | 'reference' | null;
  readonly beneficiary: 'account' | 'name' | null;
}

export interface ReturnProposal {
  readonly payoutId: string;
  readonly certainty: 'certain' | 'proposed';
  readonly reasons: ReturnReasons;
  /** What the banks kept of the transfer; zero when all of it came back. */
  readonly fee: Decimal;
}

/** In euros: a transfer that lacks more than this is no transfer sent back less a fee. */
export const MAX_RETURN_FEE = decimal('50');

/** A shorter reference appears in wordings by chance. */
const MIN_REFERENCE = 4;

/** The identifier of a payout in our files of transfers: its id without dashes, within the 35 characters of SEPA. */
export function endToEndIdOf(payoutId: string): string {
  return payoutId.replaceAll('-', '');
}

/** What is missing of `transfer` if it came back with the line: same account, not before it was paid. `null` if it can't have. */
function feeOf(line: ReturnedLine, transfer: ExecutedTransfer): Decimal | null {
  const fee = transfer.amount.minus(line.amount);
  const isPossible =
    line.account === transfer.account && line.asset === transfer.asset && line.day >= transfer.executedOn;
  if (!isPossible || fee.lt(0)) return null;
  return fee.eq(0) || (line.asset === 'EURO' && line.amount.gt(0) && fee.lte(MAX_RETURN_FEE)) ? fee : null;
}

/**
 * The executed payouts that the line may return, most likely first. One is certain when the line names it and no other. Less a
 * fee, only one that the line names, by itself or by its beneficiary, or any if the bank marks the line. A person confirms.
 */
export function matchPayoutReturn(
  line: ReturnedLine,
  executed: readonly ExecutedTransfer[],
): ReturnProposal[] {
  const wording = lettersAndDigits(line.wording);
  const partyWords = wordsOf(line.partyName);
  const compared = executed.flatMap((transfer) => {
    const fee = feeOf(line, transfer);
    if (fee === null) return [];
    const reasons = compare({ line, wording, partyWords }, transfer);
    const isNamed = reasons.reference !== null || reasons.beneficiary !== null;
    return fee.eq(0) || line.isMarked || isNamed ? [{ transfer, reasons, fee }] : [];
  });
  const isSingle = compared.filter(({ reasons }) => reasons.reference !== null).length === 1;
  return compared
    .toSorted(
      (a, b) =>
        rankOf(b.reasons) - rankOf(a.reasons) || a.fee.cmp(b.fee) || newestFirst(a.transfer, b.transfer),
    )
    .map(({ transfer, reasons, fee }) => ({
      payoutId: transfer.payoutId,
      certainty: isSingle && reasons.reference !== null ? 'certain' : 'proposed',
      reasons,
      fee,
    }));
}

interface FoldedReturn {
  readonly line: ReturnedLine;
  readonly wording: string;
  readonly partyWords: ReadonlySet<string>;
}

function compare({ line, wording, partyWords }: FoldedReturn, transfer: ExecutedTransfer): ReturnReasons {
  const reference = lettersAndDigits(transfer.reference);
  const isNamed = reference.length >= MIN_REFERENCE && wording.includes(reference);
  const names = [...wordsOf(transfer.beneficiaryName)];
  const isPayee = names.length > 0 && names.every((word) => partyWords.has(word));
  const account = lettersAndDigits(line.partyAccount);
  const isSameAccount = account !== '' && account === lettersAndDigits(transfer.beneficiaryAccount);
  return {
    reference: wording.includes(lettersAndDigits(endToEndIdOf(transfer.payoutId)))
      ? 'end_to_end'
      : isNamed
        ? 'reference'
        : null,
    beneficiary: isSameAccount ? 'account' : isPayee ? 'name' : null,
  };
}

function rankOf({ reference, beneficiary }: ReturnReasons): number {
  const named = reference === 'end_to_end' ? 8 : reference === 'reference' ? 4 : 0;
  return named + (beneficiary === 'account' ? 2 : beneficiary === 'name' ? 1 : 0);
}

function newestFirst(one: ExecutedTransfer, other: ExecutedTransfer): number {
  if (one.executedOn !== other.executedOn) return one.executedOn > other.executedOn ? -1 : 1;
  return one.payoutId < other.payoutId ? -1 : 1;
}
