import type { components } from '@repo/api-sdk/spec';
import { validateView } from '@repo/domain/clients';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { findStandingRequest } from '../account-deletion/deletion-requests.repository.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { isStaffAccount, viewerRoleOf } from '../identity/client-views.policy.ts';
import { insertView } from '../identity/client-views.repository.ts';
import { clientsErrors } from './clients.errors.ts';

/** Requested here, opened by the hand-over to the site: nothing of the client is read yet. */
export async function startViewAs(
  deps: Deps,
  actor: Actor,
  { id, reason, details }: components['schemas']['ViewAsBody'] & { id: string },
): Promise<components['schemas']['RequestedView']> {
  const client = await findUserById(deps.db, id);
  if (client === null) throw new AppError(httpErrors.notFound);
  const viewerRole = viewerRoleOf(actor.account, client);
  if (viewerRole === null) {
    // To an adviser a client of another does not exist; that an account is of staff is no secret.
    throw new AppError(isStaffAccount(client) ? clientsErrors.viewOfStaff : httpErrors.notFound);
  }
  if (client.disabledAt !== null) throw new AppError(clientsErrors.viewOfClosed);
  if ((await findStandingRequest(deps.db, id)) !== null) throw new AppError(clientsErrors.viewOfLeaving);
  if (!client.canAccessYield) throw new AppError(clientsErrors.viewWithoutYield);
  refuseInvalid(validateView({ reason, details }));
  const view = {
    id: deps.ids.uuid(),
    clientId: id,
    viewerId: actor.userId,
    viewerSessionId: actor.sessionId,
    viewerRole,
    reason,
    details: details.trim(),
    createdAt: deps.clock.now(),
  };
  await insertView(deps.db, view);
  return { id: view.id };
}
