import type { components } from '@repo/api-sdk/spec';
import { toText } from '@repo/domain/money';
import type { BookedBalance } from '../../bank-statements/account-statement.ts';
import type { CsvMapping } from '../../bank-statements/csv-mapping.schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { ReadStatement } from './read-statement.ts';
import { receiptsErrors } from './receipts.errors.ts';
import type { Outcome } from './statement-plan.ts';

type Schemas = components['schemas'];
type WireMapping = Schemas['StatementMapping'];

const MAX_LINES_SHOWN = 200;

export function toWireStatement(read: ReadStatement): Schemas['StatementPreview'] {
  const countOf = (wanted: Outcome) => read.lines.filter(({ outcome }) => outcome === wanted).length;
  return {
    account: read.account,
    kind: read.kind,
    file_name: read.fileName,
    is_imported: read.earlier !== undefined,
    first_day: read.days?.first ?? null,
    last_day: read.days?.last ?? null,
    opening: toWireBalance(read.opening),
    closing: toWireBalance(read.closing),
    counts: {
      created: countOf('created'),
      similar: countOf('similar'),
      known: countOf('known'),
      typed: countOf('typed'),
      payout: countOf('payout'),
      unknown_debit: countOf('unknown_debit'),
      pending: read.pendingCount,
    },
    lines: read.lines.slice(0, MAX_LINES_SHOWN).map(({ line, outcome }) => ({
      day: line.valueDay,
      amount: toText(line.amount),
      party_name: line.partyName,
      party_account: line.partyAccount,
      wording: line.wording,
      outcome,
    })),
    errors: read.errors.map(({ line, message }) => ({ line, message })),
  };
}

function toWireBalance(balance: BookedBalance | null): Schemas['StatementBalance'] | null {
  return balance && { day: balance.day, balance: toText(balance.amount) };
}

export function toWireMapping(mapping: CsvMapping): WireMapping {
  const { bookingDay, amount, wording, valueDay, partyName, partyAccount, reference, balance, account } =
    mapping.columns;
  return {
    encoding: mapping.encoding,
    delimiter: mapping.delimiter,
    decimal_separator: mapping.decimalSeparator,
    date_format: mapping.dateFormat,
    skipped_lines: mapping.skippedLines,
    columns: {
      booking_day: bookingDay,
      wording,
      ...('signed' in amount ? { signed_amount: amount.signed } : amount),
      ...(valueDay !== undefined && { value_day: valueDay }),
      ...(partyName !== undefined && { party_name: partyName }),
      ...(partyAccount !== undefined && { party_account: partyAccount }),
      ...(reference !== undefined && { reference }),
      ...(balance !== undefined && { balance }),
      ...(account !== undefined && { account }),
    },
  };
}

/** As the reader takes it; it still has to be parsed. */
export function fromWireMapping({ columns, ...wire }: WireMapping): Record<string, unknown> {
  const { booking_day: bookingDay, signed_amount: signed, credit, debit, wording } = columns;
  const isSigned = signed !== undefined;
  // One amount with its sign, or two: of both, one would be read and the other ignored.
  if (isSigned === (credit !== undefined || debit !== undefined))
    throw new AppError(receiptsErrors.badMapping);
  return {
    encoding: wire.encoding,
    delimiter: wire.delimiter,
    decimalSeparator: wire.decimal_separator,
    dateFormat: wire.date_format,
    skippedLines: wire.skipped_lines,
    columns: {
      bookingDay,
      wording,
      amount: isSigned ? { signed } : { credit, debit },
      valueDay: columns.value_day,
      partyName: columns.party_name,
      partyAccount: columns.party_account,
      reference: columns.reference,
      balance: columns.balance,
      account: columns.account,
    },
  };
}
