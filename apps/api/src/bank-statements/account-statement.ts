// What a bank's statement of one account contains, whichever file it came in: CAMT.053, or CSV with a column mapping.
import type { IsoDay } from '@repo/domain/dates';
import type { Decimal } from '@repo/domain/money';

/**
 * Where the identifier of a line comes from: the bank; the payer, whose reference may repeat; or the content of the line
 * with its rank among identical lines of the same day, when the file has no reference.
 */
export type IdSource = 'bank' | 'payer' | 'derived';

export interface StatementLine {
  /** Unique in the account, and the same each time the bank sends the line. */
  readonly externalId: string;
  readonly idSource: IdSource;
  readonly bookingDay: IsoDay;
  readonly valueDay: IsoDay;
  /** Positive when received, negative when paid. */
  readonly amount: Decimal;
  /** The other side: who paid, or who was paid; empty when unknown. */
  readonly partyName: string;
  /** Its IBAN, without spaces, or another account number; empty when unknown. */
  readonly partyAccount: string;
  readonly wording: string;
  /** The bank undoes an earlier line with this one. */
  readonly isReversal: boolean;
  /** Why the other bank sent a payment of ours back (`AC04`, or its words); null when it did not, or gave no reason. */
  readonly returnReason: string | null;
}

export interface BookedBalance {
  readonly day: IsoDay;
  readonly amount: Decimal;
}

export interface AccountStatement {
  readonly iban: string;
  /** The bank's name for the statement; null in a CSV file. */
  readonly statementId: string | null;
  /** ISO 4217; of the balances and of every line. */
  readonly currency: string;
  /** Null when the file does not have it. */
  readonly opening: BookedBalance | null;
  readonly closing: BookedBalance | null;
  readonly lines: readonly StatementLine[];
  /** Lines left out because they are not booked yet. */
  readonly pendingCount: number;
}

export interface FileError {
  /** Counted from 1. */
  readonly line: number;
  /** A sentence for staff. */
  readonly message: string;
}

/** Every statement of the file, or what is wrong with it: a file is taken whole or not at all. */
export type StatementFile =
  | { readonly isRead: true; readonly statements: readonly AccountStatement[] }
  | { readonly isRead: false; readonly errors: readonly FileError[] };

/** The account that the file must be of. */
export interface ExpectedAccount {
  /** Without spaces. */
  readonly iban: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** What keeps a file from being read: thrown inside the readers, an error of the file outside. */
export class StatementProblem extends Error {
  override readonly name = 'StatementProblem';
  readonly line: number;

  constructor(line: number, message: string) {
    // It may quote the file.
    super(message.slice(0, 300));
    this.line = line;
  }
}

/** Far more than a day's statement; the parsers keep the whole file in memory. */
export const maxStatementBytes = 10_000_000;

/** Runs a reader: what it refuses is an error of the file. */
export async function readWhole(read: () => Promise<AccountStatement[]>): Promise<StatementFile> {
  try {
    return { isRead: true, statements: await read() };
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error;
    return { isRead: false, errors: [{ line: error.line, message: error.message }] };
  }
}
