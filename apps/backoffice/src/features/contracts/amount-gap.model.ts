/** The help text under the amount being typed: the expected amount, then the difference. */

import type { components, OperationOutput } from '@repo/api-sdk';
import { DEFAULT_RECEIPT_TOLERANCE, receiptToleranceParameter } from '@repo/domain/books';
import { type IsoDay, parisDay } from '@repo/domain/dates';
import { formatMatchedAmount } from '@repo/domain/format';
import { decimal, ZERO } from '@repo/domain/money';
import { type ReceiptContext, readAmount } from '@repo/domain/validation';
import { paymentFormTexts as texts } from './payment-form.texts.ts';

type Contract = Pick<components['schemas']['Contract'], 'amount' | 'currency' | 'created_at'>;

type Parameters = OperationOutput<'listParameterVersions'>['parameters'];

export function amountHelp(
  { amount, currency }: Pick<Contract, 'amount' | 'currency'>,
  typed: string,
): string {
  const received = readAmount(typed);
  if (received === null) return texts.expected(formatMatchedAmount(amount, currency));
  const gap = received.minus(decimal(amount));
  return gap.eq(0) ? texts.noGap : texts.gap(formatMatchedAmount(gap, currency));
}

/** What its first receipt is compared with. */
export function receiptContext(
  { amount, currency, created_at: createdAt }: Contract,
  { today, parameters = [] }: { today: IsoDay; parameters: Parameters | undefined },
): ReceiptContext {
  const tolerance = parameters.find(({ key }) => key === receiptToleranceParameter);
  return {
    asset: currency,
    today,
    promised: decimal(amount),
    received: ZERO,
    createdOn: parisDay(new Date(createdAt)),
    tolerancePercent: tolerance === undefined ? DEFAULT_RECEIPT_TOLERANCE : decimal(tolerance.value),
  };
}
