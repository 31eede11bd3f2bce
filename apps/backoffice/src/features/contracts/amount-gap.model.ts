/** The help text under the amount being typed: the expected amount, then the difference. */
import type { components } from '@repo/api-sdk';
import { formatSubscriptionAmount } from '@repo/domain/format';
import { decimal, type PaymentAsset } from '@repo/domain/money';
import { readAmount } from '@repo/domain/validation';
import { paymentFormTexts as texts } from './payment-form.texts.ts';

type Contract = Pick<components['schemas']['Contract'], 'amount' | 'currency'>;

export function amountHelp({ amount, currency }: Contract, typed: string): string {
  const received = readAmount(typed);
  if (received === null) return texts.expected(formatSubscriptionAmount(amount, currency));
  const gap = received.minus(decimal(amount));
  return gap.eq(0) ? texts.noGap : texts.gap(formatSubscriptionAmount(gap, currency));
}

/** The unit at the end of the amount’s field. */
export function currencyLabel(currency: PaymentAsset): string {
  return currency === 'EURO' ? '€' : currency;
}
