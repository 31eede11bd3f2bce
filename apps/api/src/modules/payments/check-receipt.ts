// What staff type when money arrives: amount, value date, reference; all three, or nothing is recorded.
import type { components } from '@repo/api-sdk/contract';
import { type IsoDay, isIsoDay, isoDay } from '@repo/domain/dates';
import { amountDecimals } from '@repo/domain/limits';
import { type Decimal, decimal, MalformedAmount, type PaymentAsset, roundTo } from '@repo/domain/money';
import { type Check, isFilled, runChecks } from '@repo/domain/validation';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

export interface Receipt {
  gross: Decimal;
  valueDate: IsoDay;
  reference: string;
}

interface ReceiptContext {
  asset: PaymentAsset;
  today: IsoDay;
}

type ReceiptInput = components['schemas']['ValidatePaymentBody'];
type ReceiptField = keyof ReceiptInput;

function readAmount(amount: string | number): Decimal | null {
  try {
    return decimal(amount);
  } catch (error) {
    if (error instanceof MalformedAmount) return null;
    throw error;
  }
}

export function checkReceipt(input: ReceiptInput, { asset, today }: ReceiptContext): Receipt {
  const gross = readAmount(input.amount);
  const decimals = amountDecimals[asset];
  const checks: Check<ReceiptInput, ReceiptField>[] = [
    { field: 'amount', message: texts.amount, holds: () => gross?.gt(0) ?? false },
    {
      field: 'amount',
      message: texts.amountTooPrecise(decimals),
      holds: () => gross === null || roundTo(gross, decimals).eq(gross),
    },
    { field: 'value_date', message: texts.valueDate, holds: ({ value_date }) => isIsoDay(value_date) },
    {
      field: 'value_date',
      message: texts.valueDateInFuture,
      holds: ({ value_date }) => !isIsoDay(value_date) || value_date <= today,
    },
    { field: 'reference', message: texts.reference, holds: ({ reference }) => isFilled(reference) },
  ];
  refuseInvalid(runChecks(checks, input));
  return {
    gross: decimal(input.amount),
    valueDate: isoDay(input.value_date),
    reference: input.reference.trim(),
  };
}
