import { delegationChecks } from '@repo/domain/advisers';
import { validateReason } from '@repo/domain/two-persons';
import { runChecks } from '@repo/domain/validation';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toAdviser } from '../clients/clients.mapper.ts';
import { seesEveryClient } from '../clients/clients.policy.ts';
import { queueMails } from '../notifications/queue-mail.ts';
import { advisersErrors } from './advisers.errors.ts';
import { lockAdvisers } from './advisers.repository.ts';
import { advisersTexts } from './advisers.texts.ts';
import { hasDelegationWithin, insertDelegation } from './delegations.repository.ts';

/** « Délégation du … au … »: by an administrator, or by the adviser whose clients they are. Both are written to. */
export async function createDelegation(
  deps: Deps,
  actor: Actor,
  { from_id: fromId, to_id: toId, reason, ...days }: RequestBody<'createDelegation'>,
): Promise<void> {
  refuseInvalid(runChecks(delegationChecks(parisDay(deps.clock.now())), days));
  refuseInvalid(validateReason({ reason }));
  if (!seesEveryClient(actor) && fromId !== actor.userId) throw new AppError(httpErrors.notFound);
  if (fromId === toId) refuseField('to_id', advisersTexts.sameDelegate);
  const [firstDay, lastDay] = [days.first_day, days.last_day];
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    // Two delegations of the same adviser wait for each other, and two in opposite directions never do both.
    const advisers = await lockAdvisers(tx, [fromId, toId]);
    const from = advisers.find(({ id }) => id === fromId);
    if (from === undefined) throw new AppError(httpErrors.notFound);
    const to = advisers.find(({ id }) => id === toId) ?? refuseField('to_id', advisersTexts.noAdviser);
    if (await hasDelegationWithin(tx, fromId, { firstDay, lastDay }))
      throw new AppError(advisersErrors.delegated);
    const now = deps.clock.now();
    const id = deps.ids.uuid();
    const detail = reason.trim();
    await insertDelegation(tx, {
      id,
      fromId,
      toId,
      firstDay,
      lastDay,
      reason: detail,
      createdBy: actor.userId,
      createdAt: now,
    });
    await recordAudit(inTx, {
      by: actor,
      action: 'adviser.delegated',
      object: { type: 'user', id: fromId },
      after: { adviser: toAdviser(to).name, firstDay, lastDay, detail },
    });
    await mailDelegation(inTx, { kind: 'delegationPlanned', from, to, firstDay, lastDay });
    await deps.settleRequest?.(tx);
  });
}

interface Delegated {
  kind: 'delegationPlanned' | 'delegationEnded';
  from: UserRow;
  to: UserRow;
  firstDay: string;
  lastDay: string;
}

/** To both: who sees whose clients, and when. */
export function mailDelegation(deps: Deps, { kind, from, to, firstDay, lastDay }: Delegated): Promise<void> {
  const data = {
    from: toAdviser(from).name,
    to: toAdviser(to).name,
    firstDay,
    lastDay,
    url: `${deps.settings.backofficeUrl}/admin-commercial`,
  };
  return queueMails(
    deps,
    [from, to].map((recipient) => ({ to: recipient, mail: { kind, data } })),
  );
}
