import { foldedWords } from '@repo/domain/format';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { type FrozenNameRow, findFreezeList, findFrozenNames } from './asset-freezes.repository.ts';

export interface FreezeCheck {
  /** The day of the register; null: it was never imported, and nothing is checked. */
  publishedOn: string | null;
  /** Names that may be theirs, the first of them: a person decides. */
  found: FrozenNameRow[];
  total: number;
}

/** The name of a client, and that of their company, in the register of asset freezes as it was imported last. */
export async function checkNames(db: Database, user: UserRow): Promise<FreezeCheck> {
  const list = await findFreezeList(db);
  if (list === null) return { publishedOn: null, found: [], total: 0 };
  const names = [`${user.firstname} ${user.lastname}`, ...(user.isCompany ? [user.companyName] : [])];
  const searched = names.map(foldedWords).filter((words) => words.length > 0);
  return { publishedOn: list.publishedOn, ...(await findFrozenNames(db, list.id, searched)) };
}
