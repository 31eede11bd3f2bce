import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { lockUser } from './users.repository.ts';

/**
 * Holds the caller's account until the transaction ends. It may have been shut since the request came in: what would then
 * be written would stay behind the erasure.
 */
export async function lockAccount(tx: Database, { userId }: Pick<Actor, 'userId'>): Promise<UserRow> {
  const account = await lockUser(tx, userId);
  if (account === null || account.disabledAt !== null) throw new AppError(httpErrors.unauthenticated);
  return account;
}
