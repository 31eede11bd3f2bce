// Whose second factors may be removed, and by whom: one administrator must not open the account of another.
import { isClientRole } from '@repo/domain/access';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { isShut, lockOpenClient } from '../clients/clients.policy.ts';
import { isAdministrator } from '../identity/client-views.policy.ts';
import { factorRemovalsErrors as errors } from './factor-removals.errors.ts';

type Requester = Pick<Actor, 'userId' | 'role'>;
type Refusal = ConstructorParameters<typeof AppError>[0];

/** Why this person may not request it; null where they may. */
export function refusalOf(actor: Requester, user: UserRow): Refusal | null {
  if (user.id === actor.userId) return errors.ownAccount;
  return isAdministrator(user) && actor.role !== 'super_admin' ? errors.administrator : null;
}

/** A client or a member of staff, locked until the transaction ends; refused once the account is closed. */
export async function lockHolder({ db }: Pick<Deps, 'db'>, id: string): Promise<UserRow> {
  const user = await lockUser(db, id);
  if (user === null) throw new AppError(httpErrors.notFound);
  if (isClientRole(user.role)) return lockOpenClient(db, id);
  if (isShut(user)) throw new AppError(errors.shut);
  return user;
}
