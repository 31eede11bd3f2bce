/** The form of money received for an investment: what it holds first, its checks and what it sends. */
import type { components } from '@repo/api-sdk';
import type { IsoDay } from '@repo/domain/dates';
import type { PaymentAsset } from '@repo/domain/money';
import { type TypedReceiptField, type Verdict, validateTypedReceipt } from '@repo/domain/validation';

export interface PaymentForm {
  readonly asset: PaymentAsset;
  readonly amount: string;
  readonly day: string | null;
  readonly reference: string;
  readonly payer_name: string;
  /** Of the payer; optional. */
  readonly account: string;
  /** Read by the second person; optional. */
  readonly reason: string;
}

/** The owner pays in the asset that the investment names, as far as is known. */
export const emptyPayment = ({
  investment,
  owner,
}: components['schemas']['IssuedInvestmentRow']): PaymentForm => ({
  asset: investment.payment_asset ?? 'EURO',
  amount: '',
  day: null,
  reference: '',
  payer_name: owner.name,
  account: '',
  reason: '',
});

/** The checks of any receipt that is typed; its account and its reason are optional here. */
export const validatePayment = (values: PaymentForm, today: IsoDay): Verdict<TypedReceiptField> =>
  validateTypedReceipt({ ...values, account: values.asset, reason: values.asset }, { ...values, today });

type Body = components['schemas']['ValidateInvestmentBody'];

const filled = (name: 'payer_name' | 'payer_account' | 'reason', text: string) =>
  text.trim() === '' ? {} : { [name]: text.trim() };

export const toPaymentBody = (values: PaymentForm, version: number): Body => ({
  version,
  amount: values.amount,
  asset: values.asset,
  value_date: values.day ?? '',
  reference: values.reference.trim(),
  ...filled('payer_name', values.payer_name),
  ...filled('payer_account', values.account),
  ...filled('reason', values.reason),
});
