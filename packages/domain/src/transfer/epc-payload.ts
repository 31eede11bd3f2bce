import { paymentReferenceMaxLength } from '../limits/index.ts';
import { decimal, toText } from '../money/index.ts';

/** A requested SEPA credit transfer in euros. */
export interface Transfer {
  readonly beneficiary: string;
  /** With or without spaces. */
  readonly iban: string;
  /** Empty when unknown: optional inside the EEA. */
  readonly bic: string;
  /** In euros, a decimal text. */
  readonly amount: string;
  /** The remittance information: free text that identifies the payment to the payee. */
  readonly reference: string;
}

// EPC069-12 version 2.1, « Quick Response Code: Guidelines to enable data capture for the initiation of a SCT ».
const MAX_BENEFICIARY = 70;
const MAX_BYTES = 331;
const LEAST = decimal('0.01');
const MOST = decimal('999999999.99');
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/;

const compact = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();
/** A line break inside a field would shift the fields after it. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The payload of a SEPA transfer QR code (EPC069-12, version 002, UTF-8), which banking applications scan to fill in a
 * transfer (most outside France, some in France). `null` when the transfer does not fit the standard.
 * @throws MalformedAmount
 */
export function epcPayload(transfer: Transfer): string | null {
  const amount = decimal(transfer.amount);
  const iban = compact(transfer.iban);
  const bic = compact(transfer.bic);
  const beneficiary = oneLine(transfer.beneficiary);
  const reference = oneLine(transfer.reference);
  const isWithin =
    beneficiary !== '' &&
    beneficiary.length <= MAX_BENEFICIARY &&
    reference.length <= paymentReferenceMaxLength &&
    IBAN.test(iban) &&
    (bic === '' || BIC.test(bic)) &&
    amount.gte(LEAST) &&
    amount.lte(MOST);
  if (!isWithin) return null;
  // Purpose and structured reference stay empty: the reference is free text.
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    beneficiary,
    iban,
    `EUR${toText(amount, 2)}`,
    '',
    '',
    reference,
  ];
  const payload = lines.join('\n').trimEnd();
  return new TextEncoder().encode(payload).length <= MAX_BYTES ? payload : null;
}
