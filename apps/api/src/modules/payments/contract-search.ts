// What a search of « Souscriptions » finds, by the index that finds it soonest.
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  containing,
  isHash,
  isIban,
  isPoNumber,
  isShort,
  startsInOrder,
  startsNumber,
} from '../../db/like-pattern.ts';
import { receipts } from '../../db/schema/cash.ts';
import { contracts, ownText, paymentProofs } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';

interface Search {
  condition: SQL;
  /** Of a search by trigrams, whose index has the order of no list. */
  isByTrigrams?: true;
  /**
   * One word is found by clients first, who are a fifth of the contracts; `others` finds what is none of theirs. Of several, one may be the
   * client's and another the contract's own: they are found in the whole text at once.
   */
  byClient?: { ofClient: SQL; others: SQL };
}

/** Each word anywhere, in any order; a search too short for that is the start of a client's name. */
export function searchOf(q: string): Search | undefined {
  if (q === '') return undefined;
  const iban = ofPayer(q.replaceAll(/\s/g, '').toUpperCase());
  if (iban !== undefined) return { condition: iban };
  const words = q.split(/\s+/);
  if (isShort(q)) return { condition: startsInOrder(contracts.clientName, sql`fold_text(${q})`) };
  const numbers = words.map(numbered);
  const condition = allOf(words.map((word, place) => numbers[place] ?? holds(contracts.searchText, word)));
  if (numbers.some((number) => number !== undefined)) return { condition };
  if (words.length > 1) return { condition, isByTrigrams: true };
  const byClient = { ofClient: holds(users.searchText, q), others: holds(ownText(contracts), q) };
  return { condition, isByTrigrams: true, byClient };
}

const holds = (text: SQLWrapper, word: string): SQL => sql`${text} like fold_text(${containing(word)})`;

const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

/** The account that it was paid from, whole: a search keeps its end alone. */
const ofPayer = (iban: string): SQL | undefined =>
  isIban.test(iban)
    ? sql`${contracts.id} in (select ${receipts.contractId} from ${receipts} where ${eq(receipts.payerAccount, iban)})`
    : undefined;

/** By the index of its numbers: the trigrams of one are those of most contracts. */
function numbered(word: string): SQL | undefined {
  if (isPoNumber.test(word)) return startsNumber(contracts.poNumber, word.toUpperCase());
  if (!isHash.test(word)) return undefined;
  return sql`${contracts.id} in (
    select ${paymentProofs.contractId} from ${paymentProofs} where lower(${paymentProofs.txid}) = lower(${word})
    union all select ${receipts.contractId} from ${receipts} where lower(${receipts.txid}) = lower(${word}))`;
}
