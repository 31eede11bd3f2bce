import type { OperationOutput } from '@repo/api-sdk';
import { parseDecimalInput } from '@repo/domain/format';
import { type FooterFee, footerFeeDefaults } from '@repo/domain/limits';
import { type Decimal, decimal } from '@repo/domain/money';

export type Parameters = OperationOutput<'listParameters'>['parameters'];

/** A fee in percent as published; its fallback until the server responds, and for what it leaves out (R139–R143). */
export function feePercent(parameters: Parameters, fee: FooterFee): Decimal {
  const published = parameters.find(({ key }) => key === fee)?.value ?? '';
  return decimal(parseDecimalInput(published) ?? footerFeeDefaults[fee]);
}
