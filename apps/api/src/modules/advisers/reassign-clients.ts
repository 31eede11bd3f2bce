import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { lockClientsOf } from './adviser-accounts.repository.ts';
import { advisersErrors } from './advisers.errors.ts';
import { advisersTexts } from './advisers.texts.ts';
import { assignMoved } from './move-clients.ts';
import { requireAdviser } from './read-assignment.ts';

type Request = RequestBody<'reassignClients'> & { id: string };

/** « Réaffecter 18 clients à … »: all of them or none, and only as many as were shown. */
export async function reassignClients(
  deps: Deps,
  actor: Actor,
  { id, adviser_id: adviserId, clients: shown, reason }: Request,
): Promise<void> {
  refuseInvalid(validateReason({ reason }));
  if (adviserId === id) refuseField('adviser_id', advisersTexts.same);
  await deps.db.transaction(async (tx) => {
    const leaving = await findUserById(tx, id);
    if (leaving?.role !== 'commercial') throw new AppError(httpErrors.notFound);
    const adviser = await requireAdviser(tx, adviserId);
    const clients = await lockClientsOf(tx, id);
    if (clients.length !== shown) throw new AppError(advisersErrors.clientsChanged);
    await assignMoved({ ...deps, db: tx }, actor, { clients, adviser, detail: reason.trim() });
    await deps.settleRequest?.(tx);
  });
}
