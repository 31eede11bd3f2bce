// Why one person may not validate a payment alone (docs/two-persons.md; « Valider », section 1.4 of the staff screens).
import { gapRequirement, type ReceiptGap, valueDateProblem } from '../books/receipt-gap.ts';
import type { IsoDay } from '../dates/index.ts';

export const paymentHolds = ['wide_gap', 'unusual_day', 'known_nav', 'day_total'] as const;
export type PaymentHold = (typeof paymentHolds)[number];

export interface PaymentFacts {
  /** All that the contract received beside what was signed. */
  readonly gap: ReceiptGap;
  /** Of the last receipt. */
  readonly valueDate: IsoDay;
  /** The day the contract was created, in Paris. */
  readonly createdOn: IsoDay;
  /** The day in Paris. */
  readonly today: IsoDay;
  /** Some of the money was typed by hand, instead of read from a statement or a chain. */
  readonly isTyped: boolean;
  /** The NAV and the quotes that would apply are published. */
  readonly isNavKnown: boolean;
  /** The payments that this person validates alone today reach the threshold with it. */
  readonly isOverThreshold: boolean;
}

/** None: one person may validate it. */
export function paymentHoldsOf(facts: PaymentFacts): PaymentHold[] {
  const holds: Readonly<Record<PaymentHold, boolean>> = {
    wide_gap: gapRequirement(facts.gap) === 'second_person',
    unusual_day: valueDateProblem(facts) !== null,
    known_nav: facts.isTyped && facts.isNavKnown,
    day_total: facts.isOverThreshold,
  };
  return paymentHolds.filter((hold) => holds[hold]);
}
