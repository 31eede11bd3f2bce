// What each line of a statement would do: pure, so that preview and import cannot disagree.
import type { components } from '@repo/api-sdk/spec';
import { addDays, isoDay } from '@repo/domain/dates';
import { decimal } from '@repo/domain/money';
import type { StatementLine } from '../../bank-statements/account-statement.ts';
import type { PayoutRow, ReceiptRow } from '../../db/schema/cash.ts';

export type Outcome = components['schemas']['StatementLine']['outcome'];

export interface PlannedLine {
  line: StatementLine;
  outcome: Outcome;
}

export interface KnownMoney {
  /** The import of each receipt of the account, by external id; null of one that no file gave. */
  imports: ReadonlyMap<string, string | null>;
  /** The earlier import of this same file: its lines are new in it. */
  importId: string | null;
  typed: readonly ReceiptRow[];
  executed: readonly PayoutRow[];
}

/** A line dated further from what was typed is another one. */
export const DAYS_APART = 5;

/** A shorter reference appears in wordings by chance. */
const MIN_REFERENCE = 4;

export function planLines(lines: readonly StatementLine[], known: KnownMoney): PlannedLine[] {
  // Each receipt typed, and each payout, is one line.
  const typed = new Set(known.typed);
  const executed = new Set(known.executed);
  return lines.map((line) => ({
    line,
    outcome: line.amount.gt(0) ? creditOutcome(line, known, typed) : debitOutcome(line, executed),
  }));
}

function creditOutcome(line: StatementLine, known: KnownMoney, typed: Set<ReceiptRow>): Outcome {
  const importId = known.imports.get(line.externalId);
  if (importId !== undefined && (importId === null || importId !== known.importId)) return 'known';
  const alike = [...typed].filter(
    (receipt) => isNear(receipt.day, line) && line.amount.eq(decimal(receipt.amount)),
  );
  const same = alike.find(({ externalId }) => names(line, externalId));
  if (same !== undefined) {
    typed.delete(same);
    return 'typed';
  }
  return alike.length > 0 ? 'similar' : 'created';
}

function debitOutcome(line: StatementLine, executed: Set<PayoutRow>): Outcome {
  const paid = [...executed].find(
    ({ id, reference, executedOn, amount }) =>
      executedOn !== null &&
      isNear(executedOn, line) &&
      line.amount.neg().eq(decimal(amount)) &&
      (names(line, reference ?? '') || names(line, id)),
  );
  if (paid === undefined) return 'unknown_debit';
  executed.delete(paid);
  return 'payout';
}

function isNear(day: string, { valueDay }: StatementLine): boolean {
  const at = isoDay(day);
  return at >= addDays(valueDay, -DAYS_APART) && at <= addDays(valueDay, DAYS_APART);
}

function names({ wording, externalId }: StatementLine, reference: string): boolean {
  const wanted = lettersAndDigits(reference);
  return wanted.length >= MIN_REFERENCE && lettersAndDigits(`${wording} ${externalId}`).includes(wanted);
}

function lettersAndDigits(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
