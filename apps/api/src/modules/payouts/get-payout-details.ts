import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { listDetails } from './payout-details.repository.ts';
import { toDeclaredDetails } from './payouts.mapper.ts';

/** What the caller declared, newest first. */
export async function getPayoutDetails(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
): Promise<components['schemas']['PayoutDetails']> {
  const rows = await listDetails(deps.db, actor.userId);
  const now = deps.clock.now();
  // The newest usable one of each means; until one declared since is usable, this one is used.
  const byMeans = Map.groupBy(rows, ({ method, network }) => `${method} ${network}`);
  const used = new Set([...byMeans.values()].map((same) => same.find(({ usableFrom }) => usableFrom <= now)));
  return { items: rows.map((row) => toDeclaredDetails(row, used.has(row))) };
}
