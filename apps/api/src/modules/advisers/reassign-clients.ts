import { validateReason } from '@repo/domain/two-persons';
import type { ClientMove } from '../../db/schema/client-assignments.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { moveInvitations } from '../client-invitations/client-invitations.repository.ts';
import { lockClientsOf } from './adviser-accounts.repository.ts';
import { advisersErrors } from './advisers.errors.ts';
import { advisersTexts } from './advisers.texts.ts';
import { keepMoves, moveClients } from './move-clients.ts';
import { requireAdviser } from './read-assignment.ts';

type Request = RequestBody<'reassignClients'> & { id: string };

/** Accounts in memory at once. */
const BATCH = 500;

/** In one transaction: each is locked and written to the trail. */
const MAX = 2000;

/** « Réaffecter 18 clients à … »: all of them or none, and only as many as were shown. Those who are invited follow. */
export async function reassignClients(
  deps: Deps,
  actor: Actor,
  { id, adviser_id: adviserId, clients: shown, reason }: Request,
): Promise<void> {
  refuseInvalid(validateReason({ reason }));
  if (adviserId === id) refuseField('adviser_id', advisersTexts.same);
  if (shown > MAX) throw new AppError(advisersErrors.tooManyClients);
  await deps.db.transaction(async (tx) => {
    const leaving = await findUserById(tx, id);
    if (leaving?.role !== 'commercial') throw new AppError(httpErrors.notFound);
    const adviser = await requireAdviser(tx, adviserId);
    const inTx = { ...deps, db: tx };
    const moves: ClientMove[] = [];
    for (let after: string | undefined; ; ) {
      const clients = await lockClientsOf(tx, id, { after, limit: BATCH });
      moves.push(...(await moveClients(inTx, actor, { clients, adviser, detail: reason.trim() })));
      after = clients.at(-1)?.id;
      if (clients.length < BATCH || moves.length > shown) break;
    }
    if (moves.length !== shown) throw new AppError(advisersErrors.clientsChanged);
    const invited = await moveInvitations(tx, { from: id, to: adviserId });
    moves.push(...invited.map((invitedId): ClientMove => ({ id: invitedId, fromId: id, isInvited: true })));
    await keepMoves(inTx, actor, { adviser, moves });
    await deps.settleRequest?.(tx);
  });
}
