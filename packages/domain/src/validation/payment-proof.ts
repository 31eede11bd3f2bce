import { isIsoDay } from '../dates/index.ts';
import { type Check, isFilled, runChecks, type Verdict } from './checks.ts';
import { paymentProofTexts as texts } from './payment.texts.ts';

/** The values of the form or the request; the fields of the other payment method are ignored. */
export interface PaymentProofValues {
  readonly reference?: string | null;
  readonly wallet_address?: string | null;
  readonly txid?: string | null;
  readonly tx_urls?: readonly (string | null)[] | null;
  /** Calendar day `YYYY-MM-DD`. */
  readonly executed_on?: string | null;
}
export type PaymentProofField = keyof PaymentProofValues | 'payment_method';

/** A proof to store: trimmed, without empty URLs, with the first URL as hash when none was given (R259, R260). */
export type PaymentProof =
  | { readonly executed_on: string; readonly reference: string }
  | {
      readonly executed_on: string;
      readonly wallet_address: string;
      readonly txid: string;
      readonly tx_urls: readonly string[];
    };

const trimmed = (text: string | null | undefined): string => (text ?? '').trim();

const urlsOf = ({ tx_urls }: PaymentProofValues): string[] =>
  (tx_urls ?? []).map(trimmed).filter((url) => url !== '');

/** Only https: staff open these links, and `javascript:` is a valid URL. */
function isHttpsUrl(url: string): boolean {
  return /^https:\/\//i.test(url) && URL.canParse(url);
}

type ProofCheck = Check<PaymentProofValues, PaymentProofField>;

const transferChecks: readonly ProofCheck[] = [
  { field: 'reference', message: texts.referenceRequired, holds: ({ reference }) => isFilled(reference) },
];

const cryptoChecks: readonly ProofCheck[] = [
  {
    field: 'wallet_address',
    message: texts.originRequired,
    holds: ({ wallet_address }) => isFilled(wallet_address),
  },
  {
    field: 'txid',
    message: texts.transactionRequired,
    holds: (values) => isFilled(values.txid) || urlsOf(values).length > 0,
  },
  { field: 'tx_urls', message: texts.urlInvalid, holds: (values) => urlsOf(values).every(isHttpsUrl) },
];

function dateChecks(today: string | null): readonly ProofCheck[] {
  return [
    { field: 'executed_on', message: texts.dateRequired, holds: ({ executed_on }) => isIsoDay(executed_on) },
    {
      field: 'executed_on',
      message: texts.dateInFuture,
      // Calendar days compare as strings.
      holds: ({ executed_on }) => today === null || !isIsoDay(executed_on) || executed_on <= today,
    },
  ];
}

const unsupported: readonly ProofCheck[] = [
  { field: 'payment_method', message: texts.methodUnsupported, holds: () => false },
];

/**
 * Validates the payment proof of a contract paid by `paymentMethod` (R256–R262). With `today`, the day in Paris, a
 * future payment is refused. The origin address is validated by `crypto-address`.
 */
export function validatePaymentProof(
  paymentMethod: string,
  values: PaymentProofValues,
  today: string | null = null,
): Verdict<PaymentProofField> {
  if (paymentMethod === 'rib') return runChecks([...transferChecks, ...dateChecks(today)], values);
  if (paymentMethod === 'crypto') return runChecks([...cryptoChecks, ...dateChecks(today)], values);
  return runChecks(unsupported, values);
}

/** Builds the proof from values that `validatePaymentProof` accepts. */
export function toPaymentProof(paymentMethod: 'rib' | 'crypto', values: PaymentProofValues): PaymentProof {
  const executed_on = trimmed(values.executed_on);
  if (paymentMethod === 'rib') return { executed_on, reference: trimmed(values.reference) };
  const tx_urls = urlsOf(values);
  return {
    executed_on,
    wallet_address: trimmed(values.wallet_address),
    txid: trimmed(values.txid) || (tx_urls[0] ?? ''),
    tx_urls,
  };
}
