import { BULK_MAIL_SECONDS } from '@repo/domain/bulk';
import type { ClientMove } from '../../db/schema/client-assignments.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { findUsersById } from '../accounts/users.repository.ts';
import { type AuditEntry, recordAudits } from '../audit/record-audit.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { reassignOpenTasks } from '../records/tasks.repository.ts';
import { moveAssignments } from '../work-queue/work-queue.repository.ts';
import { insertAssignment, saveAdviser } from './advisers.repository.ts';

interface Move {
  /** Locked by the caller, and open. */
  clients: readonly UserRow[];
  adviser: UserRow | null;
  detail: string;
  /** Tasks without an assignee that the adviser takes back: those of an assignment that is undone. */
  tasks?: readonly string[];
}

/**
 * Gives clients to an adviser, or to none, in the caller's transaction: what an adviser sees is read from the assignment, so that the
 * leaving one sees nothing of them once it ends. Their open tasks follow, and the messages that an adviser took. One line of the trail a client: each is the history of one
 * record.
 */
export async function moveClients(deps: Deps, actor: Actor, move: Move): Promise<ClientMove[]> {
  const { clients, adviser, detail } = move;
  if (clients.length === 0) return [];
  await saveAdviser(
    deps.db,
    clients.map(({ id }) => id),
    { assignedSalesId: adviser?.id ?? null, updatedAt: deps.clock.now() },
  );
  const leaving = await findUsersById(
    deps.db,
    clients.flatMap(({ assignedSalesId }) => assignedSalesId ?? []),
  );
  const tasks = await moveTasks(deps, move);
  const work = await moveAssignments(deps.db, {
    clientIds: clients.map(({ id }) => id),
    to: adviser?.id ?? null,
    byId: actor.userId,
  });
  await recordAudits(deps, [
    ...clients.map(
      ({ id, assignedSalesId }): AuditEntry => ({
        by: actor,
        action: 'account.assigned',
        object: { type: 'user', id },
        before: { adviser: nameOf(leaving.get(assignedSalesId ?? '')) },
        after: { adviser: nameOf(adviser), detail },
      }),
    ),
    ...tasks.map(
      ({ id, subjectKind, subjectId }): AuditEntry => ({
        by: actor,
        action: 'task.updated',
        object: { type: subjectKind, id: subjectId },
        after: { task: id },
      }),
    ),
    ...work.map(
      ({ userId }): AuditEntry => ({
        by: actor,
        action: 'work.assigned',
        object: { type: 'user', id: userId },
        after: { work: 'message', assignee: nameOf(adviser) },
      }),
    ),
  ]);
  return clients.map(({ id, assignedSalesId }) => {
    const moved = tasks.flatMap((task) => (task.userId === id ? task.id : []));
    return { id, fromId: assignedSalesId, ...(moved.length > 0 && { tasks: moved }) };
  });
}

/** A leaving adviser would not see them any more. Those of other assignees stay theirs. */
async function moveTasks({ db }: Deps, { clients, adviser, tasks = [] }: Move) {
  const moved = [];
  for (const from of new Set(clients.map(({ assignedSalesId }) => assignedSalesId))) {
    const clientIds = clients.flatMap(({ id, assignedSalesId }) => (assignedSalesId === from ? id : []));
    moved.push(
      ...(await reassignOpenTasks(db, clientIds, {
        from: from ?? { unassigned: tasks },
        to: adviser?.id ?? null,
      })),
    );
  }
  return moved;
}

/** The same, kept for the minutes in which its author may undo it. */
export async function assignMoved(deps: Deps, actor: Actor, move: Move): Promise<void> {
  const moves = await moveClients(deps, actor, move);
  await keepMoves(deps, actor, { adviser: move.adviser, moves });
}

/** For the minutes in which their author may undo them. The adviser gets one email for all of them. */
export async function keepMoves(
  deps: Deps,
  actor: Actor,
  { adviser, moves }: { adviser: UserRow | null; moves: ClientMove[] },
): Promise<void> {
  if (moves.length === 0) return;
  const id = deps.ids.uuid();
  await insertAssignment(deps.db, {
    id,
    authorId: actor.userId,
    adviserId: adviser?.id ?? null,
    moves,
    createdAt: deps.clock.now(),
  });
  if (adviser !== null) await mailAdviser(deps, adviser, { id, moves });
}

/** By the id of the assignment, which withdraws it when it is undone before it leaves. The email names no client. */
export async function mailAdviser(
  deps: Deps,
  adviser: UserRow,
  { id, moves }: { id: string; moves: ClientMove[] },
): Promise<void> {
  const [first, ...others] = moves.filter(({ isInvited }) => isInvited !== true);
  if (first === undefined) return;
  const list = `${deps.settings.backofficeUrl}/admin-commercial/clients`;
  await queueMail(
    deps,
    adviser,
    {
      kind: 'clientsAssigned',
      data: { count: others.length + 1, url: others.length === 0 ? `${list}/${first.id}` : list },
    },
    { id, notBefore: new Date(deps.clock.now().getTime() + BULK_MAIL_SECONDS * 1000) },
  );
}

const nameOf = (user: UserRow | null | undefined) => (user ? toAdviser(user).name : null);
