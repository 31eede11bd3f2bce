// What each line of a statement would do: pure, so that preview and import cannot disagree.
import type { components } from '@repo/api-sdk/spec';
import { addDays, daysBetween, isoDay } from '@repo/domain/dates';
import { type Decimal, decimal } from '@repo/domain/money';
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
  /** The entry of a debit that « Saisir un mouvement » booked before. */
  entry: number | null;
}

/** What « Saisir un mouvement » took from the account, and no debit of a statement shows yet. */
export interface TypedMovement {
  entry: number;
  day: string;
  /** Positive. */
  amount: Decimal;
}

export interface KnownMoney {
  /** The import of each receipt, and of each debit, of the account, by external id; null of one that no file gave. */
  imports: ReadonlyMap<string, string | null>;
  /** The earlier import of this same file: its lines are new in it. */
  importId: string | null;
  typed: readonly ReceiptRow[];
  executed: readonly PayoutRow[];
  movements: readonly TypedMovement[];
}

/** What of a line shows that it is the execution of a payout. */
export type DebitLine = Pick<StatementLine, 'amount' | 'valueDay' | 'wording' | 'externalId'>;

/** A line dated further from what was typed is another one. */
export const DAYS_APART = 5;

/** A shorter reference appears in wordings by chance. */
const MIN_REFERENCE = 4;

export function planLines(lines: readonly StatementLine[], known: KnownMoney): PlannedLine[] {
  // Each receipt typed, each payout and each movement is one line.
  const typed = new Set(known.typed);
  const left = { executed: new Set(known.executed), movements: new Set(known.movements) };
  return lines.map((line) => {
    if (!line.amount.gt(0)) return planDebit(line, known, left);
    const same = findTyped(line, known, typed);
    return {
      line,
      outcome: same === undefined ? creditOutcome(line, known, typed) : 'typed',
      typedId: same?.id ?? null,
      payoutId: null,
      entry: null,
    };
  });
}

function planDebit(
  line: StatementLine,
  known: KnownMoney,
  { executed, movements }: { executed: Set<PayoutRow>; movements: Set<TypedMovement> },
): PlannedLine {
  const plan = { line, typedId: null, payoutId: null, entry: null };
  const payout = takeExecuted(line, executed);
  if (payout !== undefined) return { ...plan, outcome: 'payout', payoutId: payout.id };
  if (isKnown(line, known)) return { ...plan, outcome: 'known' };
  const movement = nearestOf(line, [...movements]);
  if (movement === undefined) return { ...plan, outcome: 'unknown_debit' };
  movements.delete(movement);
  return { ...plan, outcome: 'typed', entry: movement.entry };
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

/** Of that amount, and dated nearest to the debit; a few days apart at most. */
export function nearestOf<Typed extends Pick<TypedMovement, 'day' | 'amount'>>(
  line: Pick<DebitLine, 'amount' | 'valueDay'>,
  movements: readonly Typed[],
): Typed | undefined {
  const apart = ({ day }: Typed) => Math.abs(daysBetween(isoDay(day), line.valueDay));
  return movements
    .filter(({ amount, day }) => line.amount.neg().eq(amount) && isNear(day, line))
    .toSorted((one, other) => apart(one) - apart(other))[0];
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

function isNear(day: string, { valueDay }: Pick<DebitLine, 'valueDay'>): boolean {
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
