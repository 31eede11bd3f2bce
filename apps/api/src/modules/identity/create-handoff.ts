// A session passes from one of our origins to another by a code that is worth nothing elsewhere or a minute later.
import { isClientRole } from '@repo/domain/access';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { handoffTokenPrefix, newToken } from '../../tokens.ts';
import { insertChallenge } from './challenges.repository.ts';
import { isStaffAccount } from './client-views.policy.ts';
import { bindHandoff } from './client-views.repository.ts';
import { isSiteOrigin } from './staff-origin.ts';

const lifetimeMs = 60_000;
/** Between the reason that was typed and the tab that opens. */
const viewLifetimeMs = 2 * 60_000;

/** Never a session of staff; a client who administers a service takes one to the site, where it has no rights of staff, and never from there. */
const mayHandOver = (deps: Deps, { account, role }: Actor, target: string) =>
  !isStaffAccount(account) || (isClientRole(role) && isSiteOrigin(deps, target));

/** With `view_id`, the code is worth that view and not the session. */
export async function createHandoff(
  deps: Deps,
  actor: Actor,
  { target_origin: target, view_id: viewId }: { target_origin: string; view_id?: string },
): Promise<{ code: string; expires_at: string }> {
  if (!deps.settings.corsOrigins.includes(target)) throw new AppError(httpErrors.forbidden);
  if (viewId === undefined && !mayHandOver(deps, actor, target)) throw new AppError(httpErrors.forbidden);
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const { token, tokenHash } = newToken(deps, handoffTokenPrefix);
  const id = deps.ids.uuid();
  await deps.db.transaction(async (tx) => {
    if (viewId !== undefined) {
      const requestedAfter = new Date(now.getTime() - viewLifetimeMs);
      const requested = {
        id: viewId,
        viewerId: actor.userId,
        viewerSessionId: actor.sessionId,
        requestedAfter,
      };
      if (!(await bindHandoff(tx, requested, id))) throw new AppError(httpErrors.forbidden);
    }
    await insertChallenge(tx, {
      id,
      tokenHash,
      userId: actor.userId,
      purpose: 'handoff',
      sessionId: actor.sessionId,
      target,
      createdAt: now,
      expiresAt,
    });
  });
  return { code: token, expires_at: expiresAt.toISOString() };
}
