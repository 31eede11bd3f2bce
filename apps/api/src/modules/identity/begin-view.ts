import { viewMinutes } from '@repo/domain/clients';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { newToken, viewTokenPrefix } from '../../tokens.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mayView } from './client-views.policy.ts';
import { findViewByHandoff, saveOpening } from './client-views.repository.ts';
import type { Visitor } from './create-session.ts';
import { identityErrors } from './identity.errors.ts';

export interface BegunView {
  readonly token: string;
  readonly client: UserRow;
  readonly endsAt: Date;
}

/**
 * Opens the view that this code hands over, in the transaction that uses the code up: the line of the trail is committed
 * before the first thing is read. Null when the code hands over a session.
 */
export async function beginView(deps: Deps, handoffId: string, visitor: Visitor): Promise<BegunView | null> {
  const found = await findViewByHandoff(deps.db, handoffId);
  if (found === null) return null;
  const now = deps.clock.now();
  if (!mayView(found, now)) throw new AppError(identityErrors.invalidHandoff);
  const { view, client, viewer, viewerSession } = found;
  const { token, tokenHash } = newToken(deps, viewTokenPrefix);
  const end = now.getTime() + viewMinutes * 60_000;
  const endsAt = new Date(Math.min(end, viewerSession?.absoluteExpiresAt.getTime() ?? end));
  await saveOpening(deps.db, view.id, { tokenHash, openedAt: now, expiresAt: endsAt });
  const { ip, requestId } = visitor;
  await recordAudit(deps, {
    by: { userId: viewer.id, role: viewer.role, sessionId: view.viewerSessionId, ip, requestId },
    action: 'client_view.opened',
    object: { type: 'user', id: client.id },
    after: { view_reason: view.reason, reason: view.details, until: endsAt.toISOString() },
  });
  return { token, client, endsAt };
}
