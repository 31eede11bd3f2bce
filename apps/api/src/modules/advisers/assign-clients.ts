import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { isShut } from '../clients/clients.policy.ts';
import { lockClients } from './advisers.repository.ts';
import { assignMoved } from './move-clients.ts';
import { requireAdviser } from './read-assignment.ts';

/** « Affecter » clients to an adviser, or to none. Those who have another adviser than in the preview are left as they are. */
export async function assignClients(
  deps: Deps,
  actor: Actor,
  { adviser_id: adviserId, reason, clients }: RequestBody<'assignClients'>,
): Promise<void> {
  refuseInvalid(validateReason({ reason }));
  const from = new Map(clients.map(({ id, from_id }) => [id, from_id]));
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const adviser = await requireAdviser(tx, adviserId);
    const accounts = await lockClients(tx, [...from.keys()]);
    if (accounts.length < from.size) throw new AppError(httpErrors.notFound);
    const moved = accounts.filter(
      (user) =>
        !isShut(user) && user.assignedSalesId === from.get(user.id) && user.assignedSalesId !== adviserId,
    );
    await assignMoved(inTx, actor, { clients: moved, adviser, detail: reason.trim() });
    await deps.settleRequest?.(tx);
  });
}
