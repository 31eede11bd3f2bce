// Which of many contracts a line is worth comparing with: by currency and amount, name, wallet, reference or hash.
import type { Decimal, PaymentAsset } from '../money/index.ts';
import {
  foldCandidate,
  includesHash,
  lettersAndDigits,
  type MatchCandidate,
  type ReceivedLine,
  wordsOf,
} from './match-receipt.ts';
import { DEFAULT_RECEIPT_TOLERANCE } from './receipt-gap.ts';

/** All the candidates that `matchReceipt` proposes for a line, of its asset or named by their number, with few others. */
type MatchIndex = (line: ReceivedLine) => MatchCandidate[];

/** `namedIn`: the numbers of contracts that a wording may hold. */
export function matchIndex(
  candidates: readonly MatchCandidate[],
  namedIn: (wording: string) => readonly string[],
  tolerancePercent: Decimal = DEFAULT_RECEIPT_TOLERANCE,
): MatchIndex {
  const byNumber = Map.groupBy(candidates, ({ poNumber }) => poNumber);
  const byWallet = Map.groupBy(candidates, ({ declaredOrigin }) => declaredOrigin?.toLowerCase());
  const byWord = groupByWords(candidates);
  const byAmount = sortAmounts(candidates);
  const inPart = candidates.filter(({ received }) => !received.eq(0));
  const proved = candidates.filter(({ proof }) => proof !== null);
  return (line) => {
    const named = namedIn(line.wording);
    const found = new Set([
      ...named.flatMap((number) => byNumber.get(number) ?? []),
      ...line.payerAccounts.flatMap((account) => byWallet.get(account.toLowerCase()) ?? []),
      ...[...wordsOf(line.payerName)].flatMap((word) => byWord.get(word) ?? []),
      ...ofAmount(byAmount.get(line.asset) ?? [], line.amount, tolerancePercent),
      ...inPart,
      ...proved.filter(isProvedBy(line)),
    ]);
    return [...found].filter(({ asset, poNumber }) => asset === line.asset || named.includes(poNumber));
  };
}

/** Whether the filed proof may be of this line: the wording holds its reference, or the hash is the same. */
function isProvedBy({ wording, txid }: ReceivedLine): (candidate: MatchCandidate) => boolean {
  const letters = lettersAndDigits(wording);
  return (candidate) => {
    const { reference } = foldCandidate(candidate);
    const typed = candidate.proof?.txid ?? '';
    return (
      (reference !== null && letters.includes(reference)) || (txid !== null && includesHash(typed, txid))
    );
  };
}

/** By the longest word of each name: a payer is the holder only if it is among theirs. */
function groupByWords(candidates: readonly MatchCandidate[]): ReadonlyMap<string, MatchCandidate[]> {
  const keyed = candidates.flatMap((candidate) => {
    const { holder, company } = foldCandidate(candidate);
    return [holder, company ?? new Set<string>()].flatMap((words) => {
      const [word] = [...words].toSorted((a, b) => b.length - a.length);
      return word === undefined ? [] : [{ word, candidate }];
    });
  });
  const groups = Map.groupBy(keyed, ({ word }) => word);
  return new Map([...groups].map(([word, group]) => [word, group.map(({ candidate }) => candidate)]));
}

function sortAmounts(
  candidates: readonly MatchCandidate[],
): ReadonlyMap<PaymentAsset, readonly MatchCandidate[]> {
  const groups = Map.groupBy(candidates, ({ asset }) => asset);
  return new Map(
    [...groups].map(([asset, group]) => [asset, group.toSorted((a, b) => a.amount.cmp(b.amount))]),
  );
}

/** Those signed for this amount, within the tolerance of what they signed. */
function ofAmount(
  sorted: readonly MatchCandidate[],
  received: Decimal,
  tolerancePercent: Decimal,
): MatchCandidate[] {
  const per = (percent: Decimal) => received.times(100).div(percent);
  const first = firstFrom(sorted, per(tolerancePercent.plus(100)));
  const most = per(tolerancePercent.minus(100).neg());
  let end = first;
  while (sorted[end]?.amount.lte(most) === true) end += 1;
  return sorted.slice(first, end);
}

function firstFrom(sorted: readonly MatchCandidate[], least: Decimal): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]?.amount.lt(least) === true) low = middle + 1;
    else high = middle;
  }
  return low;
}
