import type { AuditAction } from '@repo/domain/audit';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { lockUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** What staff did to the account of an adviser, for the trail. */
interface AdviserAct {
  action: AuditAction;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** One act of an administrator on the account of an adviser, which is locked: the change and its line of the trail, or nothing. */
export function actOnAdviser(
  deps: Deps,
  actor: Actor,
  id: string,
  act: (deps: Deps, user: UserRow) => Promise<AdviserAct>,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const user = await lockUser(tx, id);
    if (user?.role !== 'commercial') throw new AppError(httpErrors.notFound);
    await recordAudit(inTx, {
      by: actor,
      object: { type: 'user', id },
      ...(await act(inTx, user)),
    });
    await deps.settleRequest?.(tx);
  });
}
