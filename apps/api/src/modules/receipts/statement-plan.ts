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
  /** The receipt of a line that was recorded by hand before. */
  typedId: string | null;
  /** The payout that a debit is the execution of. */
  payoutId: string | null;
}

export interface KnownMoney {
  /** The import of each receipt, and of each debit, of the account, by external id; null of one that no file gave. */
  imports: ReadonlyMap<string, string | null>;
  /** The earlier import of this same file: its lines are new in it. */
  importId: string | null;
  typed: readonly ReceiptRow[];
  executed: readonly PayoutRow[];
}

/** What of a line shows that it is the execution of a payout. */
export type DebitLine = Pick<StatementLine, 'amount' | 'valueDay' | 'wording' | 'externalId'>;

/** A line dated further from what was typed is another one. */
export const DAYS_APART = 5;

/** A shorter reference appears in wordings by chance. */
const MIN_REFERENCE = 4;

export function planLines(lines: readonly StatementLine[], known: KnownMoney): PlannedLine[] {
  // Each receipt typed, and each payout, is one line.
  const typed = new Set(known.typed);
  const executed = new Set(known.executed);
  return lines.map((line) => {
    if (!line.amount.gt(0)) {
      const payout = takeExecuted(line, executed);
      const ofDebit = isKnown(line, known) ? 'known' : 'unknown_debit';
      const outcome = payout === undefined ? ofDebit : 'payout';
      return { line, outcome, typedId: null, payoutId: payout?.id ?? null };
    }
    const same = findTyped(line, known, typed);
    return {
      line,
      outcome: same === undefined ? creditOutcome(line, known, typed) : 'typed',
      typedId: same?.id ?? null,
      payoutId: null,
    };
  });
}

const isKnown = (line: StatementLine, { imports, importId: own }: KnownMoney): boolean => {
  const importId = imports.get(line.externalId);
  return importId !== undefined && (importId === null || importId !== own);
};

const alikeOf = (line: StatementLine, typed: ReadonlySet<ReceiptRow>): ReceiptRow[] =>
  [...typed].filter((receipt) => isNear(receipt.day, line) && line.amount.eq(decimal(receipt.amount)));

/** Takes out of `typed` the receipt that the line reports, so that it belongs to one line. */
function findTyped(line: StatementLine, known: KnownMoney, typed: Set<ReceiptRow>): ReceiptRow | undefined {
  if (isKnown(line, known)) return undefined;
  const same = alikeOf(line, typed).find(({ externalId }) => names(line, externalId));
  if (same !== undefined) typed.delete(same);
  return same;
}

function creditOutcome(line: StatementLine, known: KnownMoney, typed: ReadonlySet<ReceiptRow>): Outcome {
  if (isKnown(line, known)) return 'known';
  return alikeOf(line, typed).length > 0 ? 'similar' : 'created';
}

/** Takes out of `executed` the payout that the debit is the execution of. */
export function takeExecuted(line: DebitLine, executed: Set<PayoutRow>): PayoutRow | undefined {
  const paid = [...executed].find(
    ({ id, reference, executedOn, amount }) =>
      executedOn !== null &&
      isNear(executedOn, line) &&
      line.amount.neg().eq(decimal(amount)) &&
      (names(line, reference ?? '') || names(line, id)),
  );
  if (paid !== undefined) executed.delete(paid);
  return paid;
}

function isNear(day: string, { valueDay }: DebitLine): boolean {
  const at = isoDay(day);
  return at >= addDays(valueDay, -DAYS_APART) && at <= addDays(valueDay, DAYS_APART);
}

function names({ wording, externalId }: DebitLine, reference: string): boolean {
  const wanted = lettersAndDigits(reference);
  return wanted.length >= MIN_REFERENCE && lettersAndDigits(`${wording} ${externalId}`).includes(wanted);
}

function lettersAndDigits(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
