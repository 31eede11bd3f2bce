import type { components } from '@repo/api-sdk/spec';
import { BULK_UNDO_MINUTES } from '@repo/domain/bulk';
import type { ClientMove } from '../../db/schema/client-assignments.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { moveInvitations } from '../client-invitations/client-invitations.repository.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { isShut } from '../clients/clients.policy.ts';
import { withdrawMail } from '../notifications/queue-mail.ts';
import { advisersErrors } from './advisers.errors.ts';
import {
  findAssignment,
  listAssignments,
  lockAdviser,
  lockAssignment,
  lockClients,
  saveAssignment,
} from './advisers.repository.ts';
import { advisersTexts } from './advisers.texts.ts';
import { mailAdviser, moveClients } from './move-clients.ts';

type Schemas = components['schemas'];

const undoMs = BULK_UNDO_MINUTES * 60_000;

/** What the caller may still undo, the latest first. */
export async function listClientAssignments(
  { db, clock }: Deps,
  { userId }: Actor,
): Promise<Schemas['UndoableAssignments']> {
  const now = clock.now().getTime();
  const rows = await listAssignments(db, { authorId: userId, after: new Date(now - undoMs) });
  return {
    items: rows.map(({ assignment, adviser }) => ({
      id: assignment.id,
      adviser: adviser && toAdviser(adviser),
      clients: clientsIn(assignment.moves).length,
      seconds_left: Math.ceil((assignment.createdAt.getTime() + undoMs - now) / 1000),
    })),
  };
}

/** Of accounts that were open. */
const clientsIn = (moves: readonly ClientMove[]) => moves.filter(({ isInvited }) => isInvited !== true);

/** Gives each client their former adviser back, with the tasks that followed them, but those who moved since, whose account closed, or whose former adviser is one no longer. */
export function undoClientAssignment(deps: Deps, actor: Actor, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const now = deps.clock.now();
    const assignment = await lockAssignment(tx, { id, authorId: actor.userId });
    if (assignment === null) throw new AppError(httpErrors.notFound);
    const isLate = now.getTime() - assignment.createdAt.getTime() >= undoMs;
    if (isLate || assignment.undoneAt !== null) throw new AppError(advisersErrors.notUndoable);
    const { moves, adviserId } = assignment;
    // The advisers before the clients, as an assignment locks them.
    const advisers = new Map<string, UserRow>();
    for (const fromId of [...new Set(moves.flatMap((move) => move.fromId ?? []))].toSorted()) {
      const adviser = await lockAdviser(tx, fromId);
      if (adviser !== null) advisers.set(fromId, adviser);
    }
    const byId = new Map(
      (
        await lockClients(
          tx,
          moves.map((move) => move.id),
        )
      ).map((user) => [user.id, user]),
    );
    const back = new Set<string>();
    for (const fromId of new Set(moves.map((move) => move.fromId))) {
      const adviser = fromId === null ? null : advisers.get(fromId);
      if (adviser === undefined) continue;
      const undone = moves.filter((move) => move.fromId === fromId);
      const clients = undone
        .flatMap((move) => byId.get(move.id) ?? [])
        .filter((user) => isStill(user, adviserId));
      const tasks = undone.flatMap((move) => move.tasks ?? []);
      await moveClients(inTx, actor, { clients, adviser, detail: advisersTexts.undone, tasks });
      const ids = undone.flatMap((move) => (move.isInvited ? move.id : []));
      await moveInvitations(tx, { from: adviserId, to: fromId, ids });
      for (const move of clientsIn(undone))
        if (clients.some((user) => user.id === move.id)) back.add(move.id);
    }
    const undoneCount = back.size;
    // Of those that stay, unless it left already.
    if (adviserId !== null && (await withdrawMail(tx, id))) {
      const adviser = await findUserById(tx, adviserId);
      const stays = (user: UserRow | undefined) => user !== undefined && isStill(user, adviserId);
      const left = moves.filter(({ id: clientId }) => !back.has(clientId) && stays(byId.get(clientId)));
      if (adviser !== null) await mailAdviser(inTx, adviser, { id, moves: left });
    }
    await saveAssignment(tx, id, { undoneAt: now, undoneCount });
    await deps.settleRequest?.(tx);
  });
}

const isStill = (user: UserRow, adviserId: string | null): boolean =>
  user.assignedSalesId === adviserId && !isShut(user);

/** How many had their former adviser back. */
export async function readUndone(
  { db }: Deps,
  { userId }: Actor,
  id: string,
): Promise<Schemas['UndoneAssignment']> {
  const assignment = await findAssignment(db, { id, authorId: userId });
  if (assignment === null) throw new AppError(httpErrors.notFound);
  const { moves, undoneCount } = assignment;
  return { undone: undoneCount, kept: clientsIn(moves).length - undoneCount };
}
