// From the token of a view to the client whose space is read: the right to it is checked on every call, and nothing of the client is written.
import type { Actor, Deps } from '../../deps.ts';
import type { TokenReading } from '../../http/authenticate.ts';
import { hashToken } from '../../tokens.ts';
import { isViewOpen } from './client-views.policy.ts';
import { findViewByToken } from './client-views.repository.ts';
import { toActor } from './open-session.ts';
import { isOfNetworks, refuseViewer } from './staff-gate.ts';

export async function openView(
  deps: Deps,
  token: string,
  { withVersions, ip, requestId, operation }: TokenReading,
): Promise<Actor | null> {
  const found = await findViewByToken(deps.db, hashToken(token));
  if (found === null || !isViewOpen(found, deps.clock.now())) return null;
  const { view, client, versions } = found;
  if (operation !== undefined && isOfNetworks(operation)) await refuseViewer(deps, found, { ip, requestId });
  return {
    ...toActor(client, view.id),
    view: { id: view.id, role: view.viewerRole },
    ip,
    requestId,
    versions: withVersions ? versions : null,
  };
}
