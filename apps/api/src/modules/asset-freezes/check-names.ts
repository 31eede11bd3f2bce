import { foldedWords } from '@repo/domain/format';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { type FrozenNameRow, findFreezeList, findFrozenNames } from './asset-freezes.repository.ts';

export interface FreezeCheck {
  /** The day of the register; null: it was never imported, and nothing is checked. */
  publishedOn: string | null;
  /** Names that may be theirs: a person decides. */
  found: FrozenNameRow[];
}

/** The name of a client, and that of their company, in the register of asset freezes as it was imported last. */
export async function checkNames(db: Database, user: UserRow): Promise<FreezeCheck> {
  const list = await findFreezeList(db);
  if (list === null) return { publishedOn: null, found: [] };
  const names = [`${user.firstname} ${user.lastname}`, ...(user.isCompany ? [user.companyName] : [])];
  const found = new Map<string, FrozenNameRow>();
  for (const name of names) {
    const words = foldedWords(name);
    if (words.length === 0) continue;
    for (const row of await findFrozenNames(db, list.id, words)) found.set(row.id, row);
  }
  return { publishedOn: list.publishedOn, found: [...found.values()] };
}
