import { validateReason } from '@repo/domain/two-persons';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { findUsersById } from '../accounts/users.repository.ts';
import { recordAudits } from '../audit/record-audit.ts';
import { toAdviser } from './clients.mapper.ts';
import { isShut } from './clients.policy.ts';
import { lockClients, saveAdviser } from './clients.repository.ts';
import { requireAdviser } from './read-assignment.ts';

type Assignment = RequestBody<'assignClients'>;

/**
 * « Affecter » clients to an adviser, or to none. Those who have another adviser than in the preview are left as they are. What an
 * adviser sees is read from the assignment: the leaving one sees nothing of them once this transaction ends.
 */
export async function assignClients(
  deps: Deps,
  actor: Actor,
  { adviser_id: adviserId, reason, clients }: Assignment,
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
        !isShut(user) &&
        user.assignedSalesId === from.get(user.id) &&
        user.assignedSalesId !== adviserId,
    );
    if (moved.length > 0) {
      const change = { assignedSalesId: adviserId, updatedAt: deps.clock.now() };
      await saveAdviser(
        tx,
        moved.map(({ id }) => id),
        change,
      );
      await recordMoves(inTx, actor, { moved, adviser, detail: reason.trim() });
    }
    await deps.settleRequest?.(tx);
  });
}

/** One line a client: each is the history of one record. */
async function recordMoves(
  deps: Deps,
  actor: Actor,
  { moved, adviser, detail }: { moved: readonly UserRow[]; adviser: UserRow | null; detail: string },
): Promise<void> {
  const leaving = await findUsersById(
    deps.db,
    moved.flatMap(({ assignedSalesId }) => assignedSalesId ?? []),
  );
  const nameOf = (user: UserRow | null | undefined) => (user ? toAdviser(user).name : null);
  await recordAudits(
    deps,
    moved.map(({ id, assignedSalesId }) => ({
      by: actor,
      action: 'account.assigned',
      object: { type: 'user', id },
      before: { adviser: nameOf(leaving.get(assignedSalesId ?? '')) },
      after: { adviser: nameOf(adviser), detail },
    })),
  );
}
