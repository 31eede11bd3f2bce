import { hasServiceFlag, isClientRole } from '@repo/domain/access';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestBody } from '../../http/operation.ts';
import { startChallenge } from './challenges.ts';
import type { Visitor } from './create-session.ts';
import { identityErrors } from './identity.errors.ts';
import { storedFlags } from './stored-flags.ts';
import { verifyCredentials } from './verify-credentials.ts';

/** D4: with the password of an account of the other service or, when signed in, with the session alone. */
export async function requestLinkService(
  deps: Deps,
  actor: Actor | null,
  { service, email, password, visitor }: RequestBody<'requestLinkService'> & { visitor: Visitor },
): Promise<string> {
  const user = actor?.account ?? (await verifyCredentials(deps, { email, password }, visitor));
  if (!isClientRole(user.role)) throw new AppError(identityErrors.notAClientAccount);
  // The emailed code would open a session without them.
  if (actor === null && user.hasOwnFactor) throw new AppError(identityErrors.signInFirst);
  if (service === 'kaskad' && user.kaskadLockedAt !== null) throw new AppError(identityErrors.serviceLocked);
  if (hasServiceFlag(storedFlags(user), service)) throw new AppError(identityErrors.alreadyLinked);
  return startChallenge(deps, user, {
    purpose: 'link_service',
    target: service,
    ...(actor !== null && { sessionId: actor.sessionId }),
  });
}
