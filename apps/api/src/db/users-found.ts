// Rows whose owner a search finds by name or email.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { holdsWords, isShort, startsWord } from './like-pattern.ts';
import { users } from './schema/identity.ts';

const foundBy = (q: string): SQL => {
  const isFound = isShort(q) ? startsWord(users.searchText, q) : holdsWords(users.searchText, q);
  return sql`select ${users.id} from ${users} where ${isFound}`;
};

/**
 * How the owners are read. `first`: all of them, then their rows by an index of the owner, for a scan that counts what is found.
 * `beside`: with each row, for a page in the order of an index, soon full when they are many.
 */
export type OwnersRead = 'first' | 'beside';

export const ofUsersFound = (owner: SQLWrapper, q: string, read: OwnersRead): SQL =>
  read === 'first' ? sql`${owner} = any(array(${foundBy(q)}))` : sql`${owner} in (${foundBy(q)})`;
