import type { components } from '@repo/api-sdk/spec';
import { hasAdminFlag } from '@repo/domain/access';
import type { Actor, Deps } from '../../deps.ts';
import { toWireStrategy } from './strategies.mapper.ts';
import { listShownStrategies } from './strategies.repository.ts';

/** The products that the caller sees, in their order on the screen: staff filter their lists by any that clients ever saw. */
export async function listStrategies(deps: Deps, actor: Actor): Promise<components['schemas']['Strategy'][]> {
  const isStaff = hasAdminFlag(actor.access, 'yield') || actor.role === 'commercial';
  const rows = await listShownStrategies(deps.db, isStaff ? 'all' : { userId: actor.userId });
  return rows.map(toWireStrategy);
}
