import { validateReason } from '@repo/domain/two-persons';
import { isUuid } from '../../db/is-among.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { alertsErrors as errors } from './alerts.errors.ts';
import { lockAlert, saveClosing } from './alerts.repository.ts';

/** Once, with a reason: what it named was looked at. */
export async function closeAlert(
  deps: Deps,
  actor: Actor,
  { id, reason: typed }: { id: string; reason: string },
): Promise<void> {
  const reason = typed.trim();
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const alert = isUuid(id) ? await lockAlert(tx, id) : undefined;
    if (alert === undefined) throw new AppError(errors.notFound);
    refuseInvalid(validateReason({ reason: typed }));
    if (alert.closedAt !== null) throw new AppError(errors.closed);
    await saveClosing(tx, id, { closedAt: deps.clock.now(), closedBy: actor.userId, reason });
    await recordAudit(inTx, {
      by: actor,
      action: 'alert.closed',
      object: { type: 'alert', id },
      after: { alert: alert.rule, detail: reason },
    });
    await deps.settleRequest?.(tx);
  });
}
