import type { DelegationRow } from '../../db/schema/delegations.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { parisDay } from '../../paris-time.ts';
import { findUsersById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { seesEveryClient } from '../clients/clients.policy.ts';
import { advisersErrors } from './advisers.errors.ts';
import { mailDelegation } from './create-delegation.ts';
import { listOpenDelegations, lockDelegation, saveDelegationEnd } from './delegations.repository.ts';

/** The clients are closed to the delegate with the transaction. By an administrator, or by either of the two. */
export async function endDelegation(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const delegation = await lockDelegation(tx, id);
    const isSeen =
      delegation !== undefined &&
      (seesEveryClient(actor) || [delegation.fromId, delegation.toId].includes(actor.userId));
    if (!isSeen) throw new AppError(httpErrors.notFound);
    const { lastDay, endedAt } = delegation;
    if (endedAt !== null || lastDay < parisDay(deps.clock.now()))
      throw new AppError(advisersErrors.delegationEnded);
    await end(inTx, actor, delegation);
    await deps.settleRequest?.(tx);
  });
}

/** Those that an adviser gave or received and that are not over, in the caller's transaction: an account that is disabled follows no client. */
export async function endDelegationsOf(inTx: Deps, actor: Actor, adviserId: string): Promise<void> {
  const day = parisDay(inTx.clock.now());
  for (const { delegation } of await listOpenDelegations(inTx.db, { day, adviserId }))
    await end(inTx, actor, delegation);
}

async function end(inTx: Deps, actor: Actor, delegation: DelegationRow): Promise<void> {
  const { id, fromId, toId, firstDay, lastDay } = delegation;
  await saveDelegationEnd(inTx.db, id, { endedAt: inTx.clock.now(), endedBy: actor.userId });
  const people = await findUsersById(inTx.db, [fromId, toId]);
  const [from, to] = [people.get(fromId), people.get(toId)];
  if (from === undefined || to === undefined) throw new AppError(httpErrors.notFound);
  await recordAudit(inTx, {
    by: actor,
    action: 'adviser.delegation_ended',
    object: { type: 'user', id: fromId },
    after: { adviser: toAdviser(to).name, firstDay, lastDay },
  });
  await mailDelegation(inTx, { kind: 'delegationEnded', from, to, firstDay, lastDay });
}
