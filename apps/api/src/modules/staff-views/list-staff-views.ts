import type { components } from '@repo/api-sdk/spec';
import type { ViewScreen } from '@repo/domain/staff-views';
import type { Actor, Deps } from '../../deps.ts';
import { assertScreen } from './staff-views.policy.ts';
import { listVisible, type VisibleView } from './staff-views.repository.ts';

type WireView = components['schemas']['StaffView'];

/** The views of a list that the caller may open. */
export async function listStaffViews(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  screen: ViewScreen,
): Promise<WireView[]> {
  assertScreen(actor, screen);
  const visible = await listVisible(deps.db, { userId: actor.userId, screen });
  return visible.map((one) => toWireView(one, actor));
}

function toWireView({ view, owner, isDefault }: VisibleView, { userId }: Actor): WireView {
  return {
    id: view.id,
    screen: view.screen,
    name: view.name,
    query: view.query,
    is_shared: view.isShared,
    is_mine: view.ownerId === userId,
    is_default: isDefault,
    owner: `${owner.firstname} ${owner.lastname}`,
    version: view.version,
  };
}
