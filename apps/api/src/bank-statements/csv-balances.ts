import { type AccountStatement, type BookedBalance, StatementProblem } from './account-statement.ts';
import { statementTexts as texts } from './bank-statements.texts.ts';
import type { CsvLine } from './csv-line.ts';

/**
 * The opening and closing balances, when there is a balance column: each line must lead from the balance before it to its
 * own, in a file that runs forwards or backwards.
 * @throws StatementProblem at the line where it does not.
 */
export function balancesOf(lines: readonly CsvLine[]): Pick<AccountStatement, 'opening' | 'closing'> {
  const breakForwards = findBreak(lines);
  if (breakForwards === undefined) return ends(lines);
  const backwards = lines.toReversed();
  if (findBreak(backwards) === undefined) return ends(backwards);
  throw new StatementProblem(breakForwards.unnamed.at, texts.brokenBalance);
}

/** The first line whose balance does not follow that of the line before. */
function findBreak(lines: readonly CsvLine[]): CsvLine | undefined {
  return lines.find(({ unnamed, balance }, index) => {
    const before = lines[index - 1]?.balance;
    return before && balance && !before.plus(unnamed.amount).eq(balance);
  });
}

function ends(lines: readonly CsvLine[]): { opening: BookedBalance | null; closing: BookedBalance | null } {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first?.balance || !last?.balance) return { opening: null, closing: null };
  return {
    opening: { day: first.unnamed.bookingDay, amount: first.balance.minus(first.unnamed.amount) },
    closing: { day: last.unnamed.bookingDay, amount: last.balance },
  };
}
