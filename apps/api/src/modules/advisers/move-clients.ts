import type { ClientMove } from '../../db/schema/client-assignments.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { findUsersById } from '../accounts/users.repository.ts';
import { recordAudits } from '../audit/record-audit.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { insertAssignment, saveAdviser } from './advisers.repository.ts';

interface Move {
  /** Locked by the caller, and open. */
  clients: readonly UserRow[];
  adviser: UserRow | null;
  detail: string;
}

/**
 * Gives clients to an adviser, or to none, in the caller's transaction: what an adviser sees is read from the assignment, so that the
 * leaving one sees nothing of them once it ends. One line of the trail a client: each is the history of one record.
 */
export async function moveClients(
  deps: Deps,
  actor: Actor,
  { clients, adviser, detail }: Move,
): Promise<void> {
  if (clients.length === 0) return;
  await saveAdviser(
    deps.db,
    clients.map(({ id }) => id),
    { assignedSalesId: adviser?.id ?? null, updatedAt: deps.clock.now() },
  );
  const leaving = await findUsersById(
    deps.db,
    clients.flatMap(({ assignedSalesId }) => assignedSalesId ?? []),
  );
  await recordAudits(
    deps,
    clients.map(({ id, assignedSalesId }) => ({
      by: actor,
      action: 'account.assigned',
      object: { type: 'user', id },
      before: { adviser: nameOf(leaving.get(assignedSalesId ?? '')) },
      after: { adviser: nameOf(adviser), detail },
    })),
  );
}

/** The same, kept for the minutes in which its author may undo it. */
export async function assignMoved(deps: Deps, actor: Actor, move: Move): Promise<void> {
  await moveClients(deps, actor, move);
  await keepMoves(deps, actor, { adviser: move.adviser, moves: movesOf(move.clients) });
}

/** Of accounts as they were before. */
export const movesOf = (clients: readonly UserRow[]): ClientMove[] =>
  clients.map(({ id, assignedSalesId }) => ({ id, fromId: assignedSalesId }));

/** For the minutes in which their author may undo them. */
export async function keepMoves(
  deps: Deps,
  actor: Actor,
  { adviser, moves }: { adviser: UserRow | null; moves: ClientMove[] },
): Promise<void> {
  if (moves.length === 0) return;
  await insertAssignment(deps.db, {
    id: deps.ids.uuid(),
    authorId: actor.userId,
    adviserId: adviser?.id ?? null,
    moves,
    createdAt: deps.clock.now(),
  });
}

const nameOf = (user: UserRow | null | undefined) => (user ? toAdviser(user).name : null);
