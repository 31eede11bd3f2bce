import { formatSubscriptionAmount } from '../format/amount.ts';
import { decimal, type PaymentAsset } from '../money/index.ts';
import { acceptanceTexts } from './acceptance.texts.ts';
import { amountChecks, readAmount } from './amount.ts';
import { runChecks, type Verdict } from './checks.ts';
import { subscriptionTexts as texts } from './subscription.texts.ts';

export interface SubscriptionAmount {
  /** Decimal text, or null when the input is not a number (`parseDecimalInput`). */
  readonly amount: string | null;
  readonly asset: PaymentAsset;
  /** Decimal text, from `minimumFor`. */
  readonly minimum: string;
}

/** Validates the amount to subscribe: above 0, at least the minimum (R213, R214), and `amountChecks`. */
export function validateAmount({ amount, asset, minimum }: SubscriptionAmount): Verdict<'amount'> {
  const value = readAmount(amount);
  return runChecks<unknown, 'amount'>(
    [
      { field: 'amount', message: texts.amountNotPositive, holds: () => value?.gt('0') ?? false },
      {
        field: 'amount',
        message: texts.amountBelowMinimum(formatSubscriptionAmount(minimum, asset)),
        holds: () => value?.gte(decimal(minimum)) ?? false,
      },
      ...amountChecks(value, asset),
    ],
    value,
  );
}

export interface Acceptances {
  readonly has_accepted_terms: boolean;
  readonly has_acknowledged_risks: boolean;
}

/** Validates the two checkboxes before signing (R229, R230). */
export function validateAcceptances(values: Acceptances): Verdict<keyof Acceptances> {
  return runChecks<Acceptances, keyof Acceptances>(
    [
      {
        field: 'has_accepted_terms',
        message: acceptanceTexts.terms,
        holds: ({ has_accepted_terms }) => has_accepted_terms,
      },
      {
        field: 'has_acknowledged_risks',
        message: acceptanceTexts.risks,
        holds: ({ has_acknowledged_risks }) => has_acknowledged_risks,
      },
    ],
    values,
  );
}
