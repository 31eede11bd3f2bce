// What was received beside what was promised and signed (staff-and-kaskad 12.1; « Valider », section 1.4).
import { addDays, type IsoDay } from '../dates/index.ts';
import { type Decimal, decimal } from '../money/index.ts';

/** The parameter, in percent of the promised amount, up to which a gap is tolerated; the default where it has no row. */
export const receiptToleranceParameter = 'RECEIPT_TOLERANCE_PERCENT';
export const DEFAULT_RECEIPT_TOLERANCE = decimal('0.5');

/** A larger gap, in percent of the promised amount, needs a second person. */
const SECOND_PERSON_PERCENT = decimal('50');

/** The value date may precede the creation of the contract by this many days. */
const DAYS_BEFORE_CREATION = 30;

export interface ReceivedAmount {
  /** All that the contract has received, this receipt included. */
  readonly received: Decimal;
  /** The amount signed, in the same asset; positive. */
  readonly promised: Decimal;
  /** In percent; `DEFAULT_RECEIPT_TOLERANCE` when absent. */
  readonly tolerancePercent?: Decimal;
}

export interface ReceiptGap {
  readonly kind: 'within' | 'short' | 'over';
  /** Received − promised, exact: negative when money is missing. */
  readonly difference: Decimal;
  /** The difference in percent of the promised amount, unrounded. */
  readonly percent: Decimal;
}

/** Compares the money received with the amount signed; a gap equal to the tolerance is within it. */
export function receiptGap({
  received,
  promised,
  tolerancePercent = DEFAULT_RECEIPT_TOLERANCE,
}: ReceivedAmount): ReceiptGap {
  const difference = received.minus(promised);
  // Multiplied rather than divided: the comparison is exact.
  const isWithin = difference.abs().times(100).lte(promised.times(tolerancePercent));
  const kind = isWithin ? 'within' : difference.lt(0) ? 'short' : 'over';
  return { kind, difference, percent: difference.times(100).div(promised) };
}

/** What validating a payment requires: a gap within the tolerance nothing, a larger one a reason, over 50 % a second person too. */
export function gapRequirement({ kind, percent }: ReceiptGap): 'none' | 'reason' | 'second_person' {
  if (kind === 'within') return 'none';
  return percent.abs().gt(SECOND_PERSON_PERCENT) ? 'second_person' : 'reason';
}

/**
 * Why a value date needs a reason and a second person: more than 30 days before the contract was created, or after today.
 * `null` when it needs neither.
 */
export function valueDateProblem({
  valueDate,
  createdOn,
  today,
}: {
  readonly valueDate: IsoDay;
  readonly createdOn: IsoDay;
  readonly today: IsoDay;
}): 'too_early' | 'in_future' | null {
  if (valueDate > today) return 'in_future';
  return valueDate < addDays(createdOn, -DAYS_BEFORE_CREATION) ? 'too_early' : null;
}
