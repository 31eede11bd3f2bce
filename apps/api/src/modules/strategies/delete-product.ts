import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { alreadyPending } from '../change-requests/hold-or-apply.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { toWireStrategy } from './strategies.mapper.ts';
import { deleteStrategy, hasNavs, requireLocked } from './strategies.repository.ts';
import { strategiesTexts as texts } from './strategies.texts.ts';

interface Deletion {
  id: string;
  /** The version that was shown. */
  version: number;
  reason: string;
}

/** A draft that no client ever read: one person alone wrote it, and one alone may delete it. The trail keeps what it was. */
export function deleteProduct(
  deps: Deps,
  actor: Actor,
  { id, version, reason: typed }: Deletion,
): Promise<void> {
  const reason = typed.trim();
  refuseInvalid(validateReason({ reason }));
  return deps.db.transaction(async (tx) => {
    const draft = await requireLocked(tx, id);
    if (draft.status !== 'draft') refuseField('status', texts.published);
    if (draft.version !== version) throw new AppError(strategiesErrors.changed);
    const pending = await findPendingOn(tx, { subjectId: id, now: deps.clock.now() });
    if (pending !== undefined) throw alreadyPending(pending.request.id);
    // A NAV is never lost, not even one that was withdrawn.
    if (await hasNavs(tx, id)) refuseField('status', texts.hasNavs);
    await deleteStrategy(tx, id);
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'strategy.deleted',
        object: { type: 'strategy', id },
        before: { ...toWireStrategy(draft), status: draft.status },
        after: { detail: reason },
      },
    );
    await deps.settleRequest?.(tx);
  });
}
