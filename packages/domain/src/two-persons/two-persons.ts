// Two-person control (docs/two-persons.md): who may approve the change of another, and when one person is not enough.
import { type AccessUser, hasAdminFlag } from '../access/index.ts';
import type { Decimal } from '../money/index.ts';
import { isFilled, runChecks, type Verdict } from '../validation/checks.ts';
import { areaOfChange, type ChangeKind } from './changes.ts';
import { reasonTexts } from './two-persons.texts.ts';

/** A pending change can be approved for this many days. */
export const changeRequestDays = 7;
/** From this amount, in EUR, a payment needs a second person; the parameter replaces it. */
export const secondPersonParameter = 'TWO_PERSON_THRESHOLD_EUR';
export const DEFAULT_SECOND_PERSON_EUR = 100_000;

export interface ControlledChange {
  readonly kind: ChangeKind;
  readonly makerId: string;
  /** The client it is about; null when it is about none. */
  readonly userId: string | null;
}

export interface Checker {
  readonly access: Readonly<AccessUser>;
  /** False for a disabled account. */
  readonly isActive: boolean;
}

export type CheckerRefusal = 'inactive' | 'noRight' | 'maker' | 'subject';

/**
 * Why this account may not approve or refuse the change; null when it may. The right is that of the direct call: of an
 * administrator of the service that the change is of. No role is above the rule.
 */
export function checkerRefusal(
  change: ControlledChange,
  { access, isActive }: Checker,
): CheckerRefusal | null {
  if (!isActive) return 'inactive';
  if (!hasAdminFlag(access, areaOfChange(change.kind))) return 'noRight';
  if (access.id === change.makerId) return 'maker';
  return access.id === change.userId ? 'subject' : null;
}

/**
 * Whether the change may still be applied in the name of who made it: an account that is open, with the right of the direct call.
 * One about its own account needs no right.
 */
export function isMakerEntitled(change: ControlledChange, { access, isActive }: Checker): boolean {
  return isActive && (change.makerId === change.userId || hasAdminFlag(access, areaOfChange(change.kind)));
}

/** Amounts in EUR; null when a rate is missing, and then a second person is needed. */
export interface PaymentsOfDay {
  readonly amount: Decimal | null;
  /** What the same person validated alone today, this payment left out. */
  readonly aloneToday: Decimal | null;
  readonly threshold: Decimal;
}

/**
 * Whether a payment needs a second person, and the day's total with it (« Cumul du jour »): payments just under the
 * threshold add up.
 */
export function decideSecondPerson({ amount, aloneToday, threshold }: PaymentsOfDay): {
  readonly isNeeded: boolean;
  readonly total: Decimal | null;
} {
  if (amount === null || aloneToday === null) return { isNeeded: true, total: null };
  const total = aloneToday.plus(amount);
  return { isNeeded: total.gte(threshold), total };
}

/** The reason of a change, or of a refusal: always required. */
export function validateReason(values: { readonly reason: string }): Verdict<'reason'> {
  return runChecks(
    [{ field: 'reason', message: reasonTexts.missing, holds: ({ reason }) => isFilled(reason) }],
    values,
  );
}
