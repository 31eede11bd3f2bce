import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { voidChallenges } from '../identity/challenges.repository.ts';
import { endUserSessions } from '../identity/sessions.repository.ts';
import { actOnAdviser } from './act-on-adviser.ts';
import { countClientsOf } from './adviser-accounts.repository.ts';
import { advisersErrors } from './advisers.errors.ts';
import { endDelegationsOf } from './end-delegation.ts';

interface Request {
  id: string;
  reason: string;
}

/** Ends their delegations. Refused while they have clients, so that no client is left without an adviser unawares. An assignment waits for this lock: it then finds no adviser. */
export async function disableAdviser(deps: Deps, actor: Actor, { id, reason }: Request): Promise<void> {
  refuseInvalid(validateReason({ reason }));
  await actOnAdviser(deps, actor, id, async (inTx, user) => {
    if (user.disabledAt !== null) throw new AppError(advisersErrors.alreadyDisabled);
    if ((await countClientsOf(inTx.db, id)) > 0) throw new AppError(advisersErrors.hasClients);
    const now = deps.clock.now();
    await updateUser(inTx.db, id, { disabledAt: now, updatedAt: now });
    await endDelegationsOf(inTx, actor, id);
    const ended = await endUserSessions(inTx.db, id, { revokedAt: now });
    await voidChallenges(inTx.db, id, { now });
    return { action: 'adviser.disabled', after: { sessions: ended.length, detail: reason.trim() } };
  });
}

/** With the password that they had. */
export async function enableAdviser(deps: Deps, actor: Actor, { id, reason }: Request): Promise<void> {
  refuseInvalid(validateReason({ reason }));
  await actOnAdviser(deps, actor, id, async (inTx, user) => {
    if (user.disabledAt === null) throw new AppError(advisersErrors.notDisabled);
    await updateUser(inTx.db, id, { disabledAt: null, updatedAt: deps.clock.now() });
    return { action: 'adviser.enabled', after: { detail: reason.trim() } };
  });
}
