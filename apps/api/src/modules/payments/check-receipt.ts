import type { components } from '@repo/api-sdk/spec';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { type Decimal, decimal, type PaymentAsset } from '@repo/domain/money';
import { validateReceipt } from '@repo/domain/validation';
import { refuseInvalid } from '../../http/refuse-invalid.ts';

export interface Receipt {
  gross: Decimal;
  valueDate: IsoDay;
  reference: string;
}

/** What staff typed when money arrived, once every rule holds. */
export function checkReceipt(
  input: components['schemas']['ValidatePaymentBody'],
  context: { asset: PaymentAsset; today: IsoDay },
): Receipt {
  refuseInvalid(validateReceipt(input, context));
  return {
    gross: decimal(input.amount),
    valueDate: isoDay(input.value_date),
    reference: input.reference.trim(),
  };
}
