import type { components } from '@repo/api-sdk/spec';
import { type ClientView, clientViews, hasTraits } from '@repo/domain/clients';
import type { Actor, Deps } from '../../deps.ts';
import { scopeOf } from './clients.policy.ts';
import { countClientsByTraits } from './clients.repository.ts';

/** How many clients each view has; of an adviser, their own. */
export async function countClients(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<components['schemas']['ClientCounts']> {
  const counts = await countClientsByTraits(deps.db, await scopeOf(deps, actor));
  const countOf = (view: ClientView) =>
    counts
      .filter(({ traits }) => hasTraits(traits, clientViews[view]))
      .reduce((sum, { count }) => sum + count, 0);
  return {
    review: countOf('review'),
    documents: countOf('documents'),
    incomplete: countOf('incomplete'),
    unassigned: countOf('unassigned'),
    idle: countOf('idle'),
    expiring: countOf('expiring'),
    locked: countOf('locked'),
    all: countOf('all'),
  };
}
