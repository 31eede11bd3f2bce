// Texts that are searched for.
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** For `like`: a % or _ that is typed is a character, not a wildcard. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (char) => `\\${char}`);

/** Matches what holds the text anywhere. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;

/** What columns hold, without accents or capitals: the expression that a trigram index is on. */
export const foldedText = (...columns: readonly AnyPgColumn[]): SQL =>
  sql`fold_text(${sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  )})`;

/** Each word of a search anywhere in a folded text, in any order. */
export const holdsWords = (text: SQLWrapper, q: string): SQL | undefined =>
  and(...q.split(/\s+/).map((word) => sql`${text} like fold_text(${containing(word)})`));

/** The same, or an account that is written in groups. */
export const holdsWordsOrAccount = (text: SQLWrapper, q: string): SQL | undefined =>
  /\s/.test(q) ? or(holdsWords(text, q), holdsWords(text, q.replaceAll(/\s/g, ''))) : holdsWords(text, q);
