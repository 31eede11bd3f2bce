// The parameters that staff change at run time, by two persons and from a day on (docs/two-persons.md).
import { receiptToleranceParameter } from '../books/receipt-gap.ts';
import { secondPersonParameter } from '../two-persons/index.ts';

/** In the order of the screen. */
export const parameterKeys = [
  'TWO_PERSON_CONTROL',
  secondPersonParameter,
  'COST_THRESHOLD_EUR',
  receiptToleranceParameter,
  'CORRECTION_THRESHOLD_PERCENT',
  'DEALING_CUT_OFF_HOUR',
  'PAYMENT_DETAILS_DELAY_HOURS',
  'FOOTER_SUBSCRIPTION_FEE',
  'FOOTER_FX_FEE',
  'FOOTER_EXIT_FEE',
  'FOOTER_MANAGEMENT_FEE',
  'FOOTER_PERFORMANCE_FEE',
] as const;
export type ParameterKey = (typeof parameterKeys)[number];

export function isParameterKey(key: string): key is ParameterKey {
  return parameterKeys.some((known) => known === key);
}
