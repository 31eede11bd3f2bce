/** The fees of a round: what is left of them, and the form of a transfer with its checks. */
import type { components } from '@repo/api-sdk';
import { currencyLabel, formatBookAmount } from '@repo/domain/format';
import { type FeeTransferValues, validateFeeTransfer } from '@repo/domain/kaskad';
import { decimal, type PaymentAsset } from '@repo/domain/money';
import { shortAccount } from '@repo/domain/payouts';
import { validateReason } from '@repo/domain/two-persons';
import type { Verdict } from '@repo/domain/validation';
import type { StaffRound } from './rounds.model.ts';

type Schemas = components['schemas'];
export type RoundFee = Schemas['RoundFee'];

export interface FeeForm extends FeeTransferValues {
  readonly asset: PaymentAsset;
  readonly reason: string;
}

export const feeAmount = (amount: string, asset: PaymentAsset): string => formatBookAmount(amount, asset);

export const isLeft = ({ left }: Pick<RoundFee, 'left'>): boolean => decimal(left).gt(0);

/** « 24,96 € · 0,5 BTC »; of the list. */
export const feesInWords = (
  fees: readonly { readonly asset: PaymentAsset; readonly amount: string }[],
): string => fees.map(({ asset, amount }) => feeAmount(amount, asset)).join(' · ');

export const shownFeeAccount = (account: string, asset: PaymentAsset): string =>
  shortAccount(account, asset === 'EURO' ? 'rib' : 'crypto');

type Details = Schemas['IssuerDetails']['payment_details'];

/** Where the issuer receives investments in an asset: the transfer most often comes from there. */
function accountOf(details: Details, asset: PaymentAsset): string {
  if (asset === 'EURO') return details?.iban ?? '';
  const address = asset === 'BTC' ? details?.bitcoin_address : details?.ethereum_address;
  return address ?? '';
}

/** All that is left of the fees in an asset. */
export const emptyTransfer = ({ asset, left }: RoundFee, details: Details): FeeForm => ({
  asset,
  amount: left,
  day: null,
  reference: '',
  account: accountOf(details, asset),
  reason: '',
});

/** A round without an issue has no fees, so that its form is never shown: `today` then stands for the day of it. */
export function validateTransfer(
  values: FeeForm,
  { fees, issue_day: issueDay }: Pick<StaffRound, 'fees' | 'issue_day'>,
  today: string,
): Verdict<keyof FeeForm> {
  const left = decimal(fees.find(({ asset }) => asset === values.asset)?.left ?? '0');
  const bounds = { asset: values.asset, left, issueDay: issueDay ?? today, today };
  const failures = [...validateFeeTransfer(values, bounds).failures, ...validateReason(values).failures];
  return { failures, first: failures[0] ?? null };
}

export const toTransferBody = (values: FeeForm): Schemas['FeeTransferBody'] => ({
  asset: values.asset,
  amount: values.amount,
  day: values.day ?? '',
  reference: values.reference.trim(),
  account: values.account.trim(),
  reason: values.reason.trim(),
});

export const assetOptions = (fees: readonly RoundFee[]) =>
  fees.filter(isLeft).map(({ asset }) => ({ value: asset, label: currencyLabel(asset) }));
