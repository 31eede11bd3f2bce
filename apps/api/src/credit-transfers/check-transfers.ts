import { type IsoDay, isTargetDay } from '@repo/domain/dates';
import { formatNumericDate } from '@repo/domain/format';
import { paymentReferenceMaxLength } from '@repo/domain/limits';
import { type Decimal, decimal, roundTo } from '@repo/domain/money';
import { electronicFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
import { creditTransferTexts as texts } from './credit-transfers.texts.ts';
import { isSepaId, toSepaText } from './sepa-text.ts';

/** A payout to be sent. */
export interface CreditTransfer {
  readonly payoutId: string;
  /** In euros. */
  readonly amount: Decimal;
  readonly beneficiary: string;
  readonly iban: string;
  /** Optional inside the SEPA area. */
  readonly bic: string | null;
  /** What the beneficiary reads. */
  readonly remittance: string;
  /** Comes back on our statement: unique for ever. */
  readonly endToEndId: string;
}

export interface TransferFile {
  /** Unique for ever: the bank refuses a file it has seen. */
  readonly messageId: string;
  readonly createdAt: Date;
  /** The day in Paris. */
  readonly today: IsoDay;
  readonly executionDay: IsoDay;
  readonly debtor: { readonly name: string; readonly iban: string; readonly bic: string | null };
  readonly transfers: readonly CreditTransfer[];
}

export interface TransferProblem {
  /** Null: of the whole file. */
  readonly payoutId: string | null;
  readonly message: string;
}

const LEAST = decimal('0.01');
const MOST = decimal('999999999.99');

/** Everything that keeps the file from being written; each payout has its first problem only. */
export function checkTransfers(file: TransferFile): TransferProblem[] {
  const seen = { payouts: new Set<string>(), references: new Set<string>() };
  const ofTransfers = file.transfers.flatMap((transfer): TransferProblem[] => {
    const message = twiceProblem(transfer, seen) ?? transferProblem(transfer);
    return message === null ? [] : [{ payoutId: transfer.payoutId, message }];
  });
  const message = fileProblem(file);
  return message === null ? ofTransfers : [{ payoutId: null, message }, ...ofTransfers];
}

function fileProblem({ transfers, messageId, executionDay, today, debtor }: TransferFile): string | null {
  if (transfers.length === 0) return texts.none;
  if (!isSepaId(messageId)) return texts.messageId;
  if (executionDay < today || !isTargetDay(executionDay)) {
    return texts.executionDay(formatNumericDate(executionDay));
  }
  const isDebtor = toSepaText(debtor.name) !== '' && isSepaIban(debtor.iban) && isBicOrNone(debtor.bic);
  return isDebtor ? null : texts.debtor;
}

function twiceProblem(
  { payoutId, endToEndId }: CreditTransfer,
  { payouts, references }: { payouts: Set<string>; references: Set<string> },
): string | null {
  if (payouts.has(payoutId)) return texts.twice;
  if (references.has(endToEndId)) return texts.endToEndTwice;
  payouts.add(payoutId);
  references.add(endToEndId);
  return null;
}

function transferProblem(transfer: CreditTransfer): string | null {
  const { amount, beneficiary, iban, bic, remittance, endToEndId } = transfer;
  if (!isSepaId(endToEndId)) return texts.endToEndId;
  if (amount.lt(LEAST) || amount.gt(MOST) || !roundTo(amount, 2).eq(amount)) return texts.amount;
  if (toSepaText(beneficiary) === '') return texts.name;
  if (!isSepaIban(iban)) return texts.iban;
  if (!isBicOrNone(bic)) return texts.bic;
  return toSepaText(remittance).length > paymentReferenceMaxLength ? texts.remittance : null;
}

function isSepaIban(written: string): boolean {
  const iban = electronicFormatIBAN(written) ?? '';
  return isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2));
}

function isBicOrNone(bic: string | null): boolean {
  return bic === null || isValidBIC(bic.toUpperCase());
}
