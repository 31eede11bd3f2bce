// Who ends whose sessions: one administrator alone must not keep another one out.
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor } from '../../deps.ts';
import type { AppError } from '../../http/app-error.ts';
import { isAdministrator } from '../identity/client-views.policy.ts';
import { staffSessionsErrors as errors } from './staff-sessions.errors.ts';

type Refusal = ConstructorParameters<typeof AppError>[0];

/** Why this person may not end the sessions of the account; null where they may. */
export function refusalOf(actor: Pick<Actor, 'userId' | 'role'>, user: UserRow): Refusal | null {
  if (user.id === actor.userId) return errors.ownAccount;
  return isAdministrator(user) && actor.role !== 'super_admin' ? errors.administrator : null;
}
