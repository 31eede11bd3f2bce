/** The form of a withdrawal: an amount in any display currency, or all the yield. */
import { documentDecimals } from '../format/index.ts';
import { type DisplayCurrency, roundDown } from '../money/index.ts';
import { readAmount } from './amount.ts';
import { type Check, runChecks, type Verdict } from './checks.ts';
import { withdrawalTexts as texts } from './payment.texts.ts';

export interface WithdrawalValues {
  readonly request: 'amount' | 'yield';
  /** Exit fee included; of a request for an amount. */
  readonly amount?: string | number | undefined;
  readonly currency?: DisplayCurrency | undefined;
}
export type WithdrawalField = 'amount';

/** Whether the amount is one that documents can show; whether it is held is decided at the last NAV (`previewWithdrawal`). */
export function validateWithdrawal(values: WithdrawalValues): Verdict<WithdrawalField> {
  const { request, amount = null, currency } = values;
  if (request === 'yield') return { failures: [], first: null };
  const typed = readAmount(amount);
  const checks: readonly Check<WithdrawalValues, WithdrawalField>[] = [
    {
      field: 'amount',
      message: texts.positive,
      holds: () => currency !== undefined && (typed?.gt(0) ?? false),
    },
    {
      field: 'amount',
      message: texts.tooPrecise,
      holds: () =>
        typed === null || currency === undefined || roundDown(typed, documentDecimals(currency)).eq(typed),
    },
  ];
  return runChecks(checks, values);
}
