import type { Deps } from '../../deps.ts';
import { clientName } from '../accounts/client-name.ts';
import { findUserById } from '../accounts/users.repository.ts';

/** The subject of a request in the words of a list: the client, then the number of the contract. */
export async function subjectLabel(
  { db }: Pick<Deps, 'db'>,
  { userId, poNumber }: { userId: string; poNumber: string },
): Promise<string> {
  const client = await findUserById(db, userId);
  return [client && clientName(client), poNumber].filter(Boolean).join(' · ');
}
