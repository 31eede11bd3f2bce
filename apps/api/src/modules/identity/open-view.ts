// From the token of a view to the client whose space is read: the right to it is checked on every call, and nothing is written.
import type { Actor, Deps } from '../../deps.ts';
import type { TokenReading } from '../../http/authenticate.ts';
import { mayView } from './client-views.policy.ts';
import { findViewByToken } from './client-views.repository.ts';
import { toActor } from './open-session.ts';
import { hashToken } from './tokens.ts';

export async function openView(
  deps: Deps,
  token: string,
  { withVersions, ip, requestId }: TokenReading,
): Promise<Actor | null> {
  const found = await findViewByToken(deps.db, hashToken(token));
  const now = deps.clock.now();
  if (found === null || !mayView(found, now)) return null;
  const { view, client, versions } = found;
  if (view.endedAt !== null || view.expiresAt === null || view.expiresAt <= now) return null;
  return {
    ...toActor(client, view.id),
    view: { id: view.id, role: view.viewerRole },
    ip,
    requestId,
    versions: withVersions ? versions : null,
  };
}
