import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { readPlace } from '../../http/list-page.ts';
import type { Call } from '../../http/operation.ts';
import { toWireEvent } from '../portfolio/dashboard.mapper.ts';
import { type ActivityRow, listActivityRows } from './activity.repository.ts';
import { findSeenClient, seesEveryClient } from './clients.policy.ts';

type Schemas = components['schemas'];

/** « Activité » of a client: what they see of it themselves, and to an administrator what staff did. */
export async function listClientActivity(
  deps: Deps,
  actor: Actor,
  { id, query }: { id: string; query: Call<'listClientActivity'>['query'] },
): Promise<Schemas['ClientActivityPage']> {
  const { user } = await findSeenClient(deps, actor, id);
  const { source, type } = query;
  const { page, pageSize } = readPlace(query);
  const { rows, total } = await listActivityRows(deps.db, {
    clientId: user.id,
    type,
    hasEvents: source !== 'staff',
    hasActs: seesEveryClient(actor) && source !== 'client' && type === undefined,
    page,
    pageSize,
  });
  return { items: rows.map(toActivity), total, page, page_size: pageSize };
}

const toActivity = ({ id, at, event, act }: ActivityRow): Schemas['ClientActivity'] => ({
  id,
  occurred_at: at.toISOString(),
  event: event && toWireEvent({ id, occurredAt: at, ...event }),
  act: act && {
    action: act.action,
    actor: act.actor,
    detail: act.detail,
    po_number: act.poNumber,
  },
});
