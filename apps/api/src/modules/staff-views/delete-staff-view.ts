import type { Actor, Deps } from '../../deps.ts';
import { readOwn } from './staff-views.policy.ts';
import { deleteView } from './staff-views.repository.ts';

/** It is no longer the default of anyone: their list opens without a view. */
export async function deleteStaffView(deps: Deps, actor: Actor, id: string): Promise<void> {
  const view = await readOwn(deps.db, actor, id);
  await deleteView(deps.db, view.id);
}
