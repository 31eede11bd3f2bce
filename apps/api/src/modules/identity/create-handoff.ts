// A session passes from one of our origins to another by a code that is worth nothing elsewhere or a minute later.
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { insertChallenge } from './challenges.repository.ts';
import { handoffTokenPrefix, newToken } from './tokens.ts';

const lifetimeMs = 60_000;

export async function createHandoff(
  deps: Deps,
  actor: Actor,
  targetOrigin: string,
): Promise<{ code: string; expires_at: string }> {
  if (!deps.settings.corsOrigins.includes(targetOrigin)) throw new AppError(httpErrors.forbidden);
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const { token, tokenHash } = newToken(deps, handoffTokenPrefix);
  await insertChallenge(deps.db, {
    id: deps.ids.uuid(),
    tokenHash,
    userId: actor.userId,
    purpose: 'handoff',
    sessionId: actor.sessionId,
    target: targetOrigin,
    createdAt: now,
    expiresAt,
  });
  return { code: token, expires_at: expiresAt.toISOString() };
}
