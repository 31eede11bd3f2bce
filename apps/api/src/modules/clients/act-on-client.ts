import type { AuditAction } from '@repo/domain/audit';
import { validateReason } from '@repo/domain/two-persons';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockClientAccount } from './clients.policy.ts';

/** What staff did to an account, for the trail. */
interface ClientAct {
  action: AuditAction;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** One act of staff on the account of a client, with its reason: the change, its line of the trail and its emails, or nothing. */
export async function actOnClient(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
  act: (deps: Deps, user: UserRow) => Promise<ClientAct>,
): Promise<void> {
  refuseInvalid(validateReason({ reason }));
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const user = await lockClientAccount(tx, actor, id);
    const { after, ...line } = await act(inTx, user);
    await recordAudit(inTx, {
      by: actor,
      object: { type: 'user', id: user.id },
      ...line,
      after: { ...after, detail: reason.trim() },
    });
    await deps.settleRequest?.(tx);
  });
}
