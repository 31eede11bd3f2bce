import type { ViewEnding } from '@repo/domain/clients';
import type { Actor, Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mayView } from './client-views.policy.ts';
import { type FoundView, findView, listUnendedViews, saveEnd } from './client-views.repository.ts';

/** « Quitter »: the one write that a view may make. */
export async function leaveView(deps: Deps, { sessionId, ip, requestId }: Actor): Promise<void> {
  const found = await findView(deps.db, sessionId);
  if (found === null) return;
  await endView(deps, found, { cause: 'left', at: deps.clock.now(), origin: { ip, requestId } });
}

/** Ends those that no viewer left: their time is over, or the right to them was lost. */
export async function endLapsedViews(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const found of await listUnendedViews(deps.db)) {
    const expiresAt = found.view.expiresAt ?? now;
    const lostAt = mayView(found, now) ? null : (found.viewerSession?.revokedAt ?? now);
    const isRevoked = lostAt !== null && lostAt < expiresAt;
    const at = isRevoked ? lostAt : expiresAt;
    if (at <= now) await endView(deps, found, { cause: isRevoked ? 'revoked' : 'expired', at });
  }
}

interface Ending {
  readonly cause: ViewEnding;
  readonly at: Date;
  /** Of the call that ended it; without one, the system did. */
  readonly origin?: Pick<Actor, 'ip' | 'requestId'>;
}

async function endView(
  deps: Deps,
  { view, viewer }: FoundView,
  { cause, at, origin }: Ending,
): Promise<void> {
  const by = { userId: viewer.id, role: viewer.role, sessionId: view.viewerSessionId };
  await deps.db.transaction(async (tx) => {
    if (!(await saveEnd(tx, view.id, at))) return;
    await recordAudit(
      { ...deps, db: tx },
      {
        by: origin === undefined ? null : { ...by, ...origin },
        action: 'client_view.closed',
        object: { type: 'user', id: view.clientId },
        after: { cause, until: at.toISOString() },
      },
    );
  });
}
