// Texts that are searched for.
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** For `like`: a % or _ that is typed is a character, not a wildcard. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (char) => `\\${char}`);

/** Matches what holds the text anywhere. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;

/** Each word of a search anywhere in a folded text, in any order. */
export const holdsWords = (text: SQLWrapper, q: string): SQL | undefined =>
  and(...q.split(/\s+/).map((word) => sql`${text} like fold_text(${containing(word)})`));

export const yearLength = 'PO-2026'.length;
/** Of a contract's number, at least its year. */
export const isPoNumber = /^PO-\d{4}-?\d*$/i;
/** Contracts whose number starts with `start` (upper case), by the index of years. */
export function startsNumber(column: SQLWrapper, start: string): SQL {
  const year = start.slice(0, yearLength);
  // A parameter in place of 7, the length of the year, would hide the index from the planner.
  const isOfYear = sql`left(${column}, 7) = ${year}`;
  return start === year ? isOfYear : sql`${isOfYear} and ${column} like ${`${escapeLike(start)}%`}`;
}

/** Without blanks. */
export const isIban = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
export const isHash = /^(0x)?[\da-f]{64}$/i;

/** Trigrams find three characters and more. */
const minSearched = 3;

/** Every word is too short to be found by trigrams. */
export const isShort = (q: string): boolean =>
  q !== '' && q.split(/\s+/).every((word) => word.length < minSearched);

/** What a word starts with is a trigram, with the blank before it. */
export const startsWord = (text: SQLWrapper, q: string): SQL => {
  const start = sql`fold_text(${`${escapeLike(q)}%`})`;
  return sql`(${text} like ${start} or ${text} like '% ' || ${start})`;
};

/** Sorts after every other character. */
const lastCharacter = '\u{10FFFF}';

/** What starts with a text, as a range that an index of the column in its order is read by. */
export const startsInOrder = (column: SQLWrapper, start: SQLWrapper): SQL =>
  sql`(${column} >= ${start} and ${column} < ${start} || ${lastCharacter})`;

/** Each word of a search, or an account that is written in groups. */
export const holdsWordsOrAccount = (text: SQLWrapper, q: string): SQL | undefined =>
  /\s/.test(q) ? or(holdsWords(text, q), holdsWords(text, q.replaceAll(/\s/g, ''))) : holdsWords(text, q);
