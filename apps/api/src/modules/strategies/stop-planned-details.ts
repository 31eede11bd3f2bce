import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listOtherAdministrators } from '../change-requests/change-requests.repository.ts';
import { queueMails } from '../notifications/queue-mail.ts';
import { markDetailsStopped } from './payment-details.repository.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { requireLocked } from './strategies.repository.ts';

/** One person may stop approved details before their hour: the product keeps those that clients know. The others are notified. */
export function stopPlannedDetails(
  deps: Deps,
  actor: Actor,
  { id, reason: typed }: { id: string; reason: string },
): Promise<void> {
  const reason = typed.trim();
  refuseInvalid(validateReason({ reason }));
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const { title } = await requireLocked(tx, id);
    const at = deps.clock.now();
    const requestId = await markDetailsStopped(tx, id, { at, by: actor.userId, reason });
    // Applied, or stopped by another, at this very moment.
    if (requestId === undefined) throw new AppError(strategiesErrors.nothingPlanned);
    await recordAudit(inTx, {
      by: actor,
      action: 'strategy.details_stopped',
      object: { type: 'strategy', id },
      after: { change_request: requestId, detail: reason },
    });
    const { firstname, lastname } = actor.account;
    const url = `${deps.settings.backofficeUrl}/admin/produits/${encodeURIComponent(id)}`;
    const data = { strategy: title, by: `${firstname} ${lastname}`, reason, url };
    const others = await listOtherAdministrators(tx, [actor.userId]);
    await queueMails(
      inTx,
      others.map((to) => ({ to, mail: { kind: 'paymentDetailsStopped', data } })),
    );
    await deps.settleRequest?.(tx);
  });
}
