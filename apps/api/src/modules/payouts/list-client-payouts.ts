import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { readPlace } from '../../http/list-page.ts';
import { listWaitingExits } from '../books/orders.repository.ts';
import { findSeenClient } from '../clients/clients.policy.ts';
import { listPayoutViewsOf } from './payout-list.repository.ts';
import { toClientPayout, toWaitingExit } from './payouts.mapper.ts';

/** What a client is owed or was paid, and what waits to be; to an adviser only their own clients exist. */
export async function listClientPayouts(
  deps: Deps,
  actor: Actor,
  { id, query }: { id: string; query: Parameters<typeof readPlace>[0] },
): Promise<components['schemas']['ClientPayoutPage']> {
  await findSeenClient(deps, actor, id);
  const { page, pageSize } = readPlace(query);
  const [{ views, total }, waiting] = await Promise.all([
    listPayoutViewsOf(deps.db, id, { page, pageSize }),
    listWaitingExits(deps.db, id),
  ]);
  return {
    waiting: waiting.map(toWaitingExit),
    items: views.map(toClientPayout),
    total,
    page,
    page_size: pageSize,
  };
}
