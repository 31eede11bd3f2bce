import { createHash } from 'node:crypto';
import { toText } from '@repo/domain/money';
import { type IdSource, type StatementLine, StatementProblem } from './account-statement.ts';
import { statementTexts as texts } from './bank-statements.texts.ts';

/** A line before it has its identifier. */
export interface UnnamedLine extends Omit<StatementLine, 'externalId' | 'idSource'> {
  /** The reference of the bank, unique in the account; empty when there is none. */
  readonly bankReference: string;
  /** The reference of the payer, which a standing order repeats each month; empty when there is none. */
  readonly payerReference: string;
  /** Where the line is in its file. */
  readonly at: number;
}

/**
 * Names the lines of one file: by the bank's reference, else by their content (the payer's reference included) and their
 * rank among the identical lines of the file. A file has whole days, so that the rank does not depend on where the file
 * begins.
 * @throws StatementProblem when two lines have the same reference and the same content.
 */
export function createLineNamer(): (unnamed: UnnamedLine) => StatementLine {
  const contents = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  return (unnamed) => {
    const { bankReference, payerReference, at: _at, ...line } = unnamed;
    const content = digestOf(unnamed);
    if (bankReference !== '') refuseTwice(contents, unnamed, content);
    const base = bankReference === '' ? content : bankReference;
    const rank = (counts.get(base) ?? 0) + 1;
    counts.set(base, rank);
    const isUnique = bankReference !== '' && rank === 1;
    const idSource: IdSource = isUnique ? 'bank' : payerReference === '' ? 'derived' : 'payer';
    return { ...line, externalId: rank === 1 ? base : `${base}#${rank}`, idSource };
  };
}

function refuseTwice(
  contents: Map<string, Set<string>>,
  { bankReference, at }: UnnamedLine,
  content: string,
): void {
  const known = contents.get(bankReference) ?? new Set();
  if (known.has(content)) throw new StatementProblem(at, texts.lineTwice(bankReference));
  contents.set(bankReference, known.add(content));
}

function digestOf(line: UnnamedLine): string {
  const { bookingDay, valueDay, amount, partyName, partyAccount, wording, payerReference } = line;
  const parts = [bookingDay, valueDay, toText(amount), partyName, partyAccount, wording, payerReference];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
