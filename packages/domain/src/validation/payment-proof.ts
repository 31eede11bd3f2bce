import { networkOfAddress, parseAddress } from '../crypto-address/index.ts';
import { type IsoDay, isIsoDay } from '../dates/index.ts';
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

/** What a proof is compared with; a bound that is unknown is not checked. */
export interface ProofContext {
  /** The day in Paris: a future payment is refused. */
  readonly today?: IsoDay | null;
  /** The day the contract was signed, in Paris: money is not sent before it. */
  readonly signedOn?: IsoDay | null;
  /** Our own deposit addresses, from which no client pays. */
  readonly ownAddresses?: readonly string[];
}

type ProofCheck = Check<PaymentProofValues, PaymentProofField>;

const transferChecks: readonly ProofCheck[] = [
  { field: 'reference', message: texts.referenceRequired, holds: ({ reference }) => isFilled(reference) },
];

function cryptoChecks({ ownAddresses = [] }: ProofContext): readonly ProofCheck[] {
  return [
    {
      field: 'wallet_address',
      message: texts.originRequired,
      holds: ({ wallet_address }) => isFilled(wallet_address),
    },
    {
      field: 'wallet_address',
      message: texts.ownWallet,
      holds: ({ wallet_address }) => !isOneOf(wallet_address, ownAddresses),
    },
    {
      field: 'txid',
      message: texts.transactionRequired,
      holds: (values) => isFilled(values.txid) || urlsOf(values).length > 0,
    },
    { field: 'tx_urls', message: texts.urlInvalid, holds: (values) => urlsOf(values).every(isHttpsUrl) },
  ];
}

/** Whether an address is in the list, in whatever letter case. */
function isOneOf(address: string | null | undefined, addresses: readonly string[]): boolean {
  const network = networkOfAddress(trimmed(address));
  if (network === null) return false;
  const parsed = parseAddress(trimmed(address), network);
  return addresses.some((own) => parseAddress(own, network) === parsed);
}

/** Calendar days compare as strings. */
function dateChecks({ today = null, signedOn = null }: ProofContext): readonly ProofCheck[] {
  return [
    { field: 'executed_on', message: texts.dateRequired, holds: ({ executed_on }) => isIsoDay(executed_on) },
    {
      field: 'executed_on',
      message: texts.dateInFuture,
      holds: ({ executed_on }) => today === null || !isIsoDay(executed_on) || executed_on <= today,
    },
    {
      field: 'executed_on',
      message: texts.dateBeforeSignature,
      holds: ({ executed_on }) => signedOn === null || !isIsoDay(executed_on) || executed_on >= signedOn,
    },
  ];
}

const unsupported: readonly ProofCheck[] = [
  { field: 'payment_method', message: texts.methodUnsupported, holds: () => false },
];

/**
 * Validates the payment proof of a contract paid by `paymentMethod` (R256–R262), within the bounds of its context. The
 * origin address is validated by `crypto-address`.
 */
export function validatePaymentProof(
  paymentMethod: string,
  values: PaymentProofValues,
  context: ProofContext = {},
): Verdict<PaymentProofField> {
  if (paymentMethod === 'rib') return runChecks([...transferChecks, ...dateChecks(context)], values);
  if (paymentMethod === 'crypto')
    return runChecks([...cryptoChecks(context), ...dateChecks(context)], values);
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
