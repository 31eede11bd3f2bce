import type { components } from '@repo/api-sdk/spec';
import { isClientRole } from '@repo/domain/access';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { factorRemovalKinds } from './factor-removal-kinds.ts';

interface Request {
  id: string;
  reason: string;
}

/** « Moyen de vérification perdu », of a client or of a colleague: held until a second person approves it. */
export async function requestFactorRemoval(deps: Deps, actor: Actor, { id, reason }: Request): Promise<void> {
  const user = await findUserById(deps.db, id);
  if (user === null) throw new AppError(httpErrors.notFound);
  const kind = factorRemovalKinds[isClientRole(user.role) ? 'user.factors' : 'staff.factors'];
  await holdOrApply(deps, actor, { kind, subjectId: id, input: {}, reason });
}

/** As it is after a request or a stop. */
export async function readFactorRemoval(
  { db, clock }: Deps,
  id: string,
): Promise<components['schemas']['FactorRemoval']> {
  const user = await findUserById(db, id);
  const pending = await findPendingOn(db, { subjectId: id, now: clock.now() });
  return {
    removal_at: user?.factorRemovalAt?.toISOString() ?? null,
    pending_change: toWirePendingChange(pending),
  };
}
