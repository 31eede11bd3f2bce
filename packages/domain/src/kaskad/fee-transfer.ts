/** « Enregistrer un versement »: what the issuer of a round transferred to the house for its fees (docs/books.md). */
import { networkOfAsset, parseTransactionHash } from '../crypto-address/index.ts';
import { isIsoDay } from '../dates/index.ts';
import { formatBookAmount } from '../format/amount.ts';
import { type Decimal, moneyAsset, type PaymentAsset, roundFor, toText } from '../money/index.ts';
import { parsePayoutAccount } from '../payouts/index.ts';
import { readAmount } from '../validation/amount.ts';
import { type Check, isFilled, runChecks, type Verdict } from '../validation/checks.ts';
import { feeTransferTexts as texts } from './kaskad.texts.ts';

export interface FeeTransferValues {
  readonly amount: string;
  /** Calendar day `YYYY-MM-DD` on which it arrived; null while none is chosen. */
  readonly day: string | null;
  /** Of the bank; of a coin the hash of its transaction. */
  readonly reference: string;
  /** The IBAN or the address that it came from. */
  readonly account: string;
}
export type FeeTransferField = keyof FeeTransferValues;

export interface FeeTransferBounds {
  readonly asset: PaymentAsset;
  /** Fees of the round that the issuer still holds, in `asset`. */
  readonly left: Decimal;
  /** On which the issue of the round began, in Paris: there is no fee before it. */
  readonly issueDay: string;
  /** The day in Paris. */
  readonly today: string;
}

/** The account that a transfer comes from, in its stored form; null when it is invalid. */
export const parseFeeAccount = (account: string, asset: PaymentAsset): string | null =>
  parsePayoutAccount(
    account,
    asset === 'EURO'
      ? { method: 'rib', network: null }
      : { method: 'crypto', network: networkOfAsset[asset] },
  );

/** No more than is left, nor before the issue: the fees of a round are transferred once they exist, and never twice. */
export function validateFeeTransfer(
  values: FeeTransferValues,
  { asset, left, issueDay, today }: FeeTransferBounds,
): Verdict<FeeTransferField> {
  const amount = readAmount(values.amount);
  const rest = formatBookAmount(toText(left), asset);
  const isExact = amount === null || roundFor(moneyAsset(asset), amount).eq(amount);
  const isReference = asset === 'EURO' ? isFilled : isHashOf(asset);
  const checks: readonly Check<FeeTransferValues, FeeTransferField>[] = [
    { field: 'amount', message: texts.amount, holds: () => amount?.gt(0) ?? false },
    { field: 'amount', message: texts.tooPrecise, holds: () => isExact },
    { field: 'amount', message: texts.tooLarge(rest), holds: () => amount?.lte(left) ?? true },
    { field: 'day', message: texts.day, holds: ({ day }) => isIsoDay(day) },
    // Calendar days compare as strings.
    { field: 'day', message: texts.inFuture, holds: ({ day }) => !isIsoDay(day) || day <= today },
    {
      field: 'day',
      message: texts.beforeIssue(issueDay),
      holds: ({ day }) => !isIsoDay(day) || day >= issueDay,
    },
    {
      field: 'reference',
      message: asset === 'EURO' ? texts.reference : texts.hash,
      holds: ({ reference }) => isReference(reference),
    },
    {
      field: 'account',
      message: asset === 'EURO' ? texts.iban : texts.address,
      holds: ({ account }) => parseFeeAccount(account, asset) !== null,
    },
  ];
  return runChecks(checks, values);
}

const isHashOf = (asset: Exclude<PaymentAsset, 'EURO'>) => (reference: string) =>
  parseTransactionHash(reference, networkOfAsset[asset]) !== null;
