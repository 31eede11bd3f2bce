import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { accountLimits, enforceGuardedLimit } from '../../http/rate-limit.ts';
import { sendResetLink } from '../identity/send-reset-link.ts';
import { actOnClient } from './act-on-client.ts';
import { clientsErrors } from './clients.errors.ts';

/** « Envoyer un lien de mot de passe »: to the client alone. Counted apart from what they request themselves. */
export async function sendClientResetLink(
  deps: Deps,
  actor: Actor,
  request: { id: string; reason: string },
): Promise<void> {
  await enforceGuardedLimit(deps, `password-reset-by-staff:${request.id}`, accountLimits.passwordReset);
  await actOnClient(deps, actor, request, async (inTx, user) => {
    if (user.lockedAt !== null) throw new AppError(clientsErrors.locked);
    await sendResetLink(inTx, user, { isByStaff: true });
    return { action: 'password.link_sent' };
  });
}
