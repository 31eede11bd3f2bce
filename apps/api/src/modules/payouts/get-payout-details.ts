import type { components } from '@repo/api-sdk/spec';
import type { Service } from '@repo/domain/access';
import { findUsedDetails } from '@repo/domain/payouts';
import type { Actor, Deps } from '../../deps.ts';
import { hideAccount } from '../identity/hide-account.ts';
import { listDetails } from './payout-details.repository.ts';
import { toDeclaredDetails } from './payouts.mapper.ts';

/** What the caller declared to a service, newest first. */
export async function getPayoutDetails(
  deps: Deps,
  actor: Pick<Actor, 'userId' | 'view'>,
  service: Service,
): Promise<components['schemas']['PayoutDetails']> {
  const rows = await listDetails(deps.db, { userId: actor.userId, service });
  const now = deps.clock.now();
  const byMeans = Map.groupBy(rows, ({ method, network }) => `${method} ${network}`);
  const used = new Set([...byMeans.values()].map((same) => findUsedDetails(same, now)));
  return {
    items: rows.map((row) => ({
      ...toDeclaredDetails(row, used.has(row)),
      account: hideAccount(actor, row.account),
    })),
  };
}
