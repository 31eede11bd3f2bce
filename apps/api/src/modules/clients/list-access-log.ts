import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { readPlace } from '../../http/list-page.ts';
import { type AccessLine, listOpenedViews } from '../identity/client-views.repository.ts';
import { findSeenClient } from './clients.policy.ts';

type Schemas = components['schemas'];
type PageQuery = Parameters<typeof readPlace>[0];

/** Which roles of staff read the caller’s space: no names. */
export async function listAccessLog(
  deps: Deps,
  actor: Actor,
  query: PageQuery,
): Promise<Schemas['AccessPage']> {
  const { items, ...page } = await readPage(deps, actor.userId, query);
  return { ...page, items: items.map((line) => toEntry(line, deps.clock.now())) };
}

/** Who read this client’s space; to an adviser only their own clients exist. */
export async function listClientAccessLog(
  deps: Deps,
  actor: Actor,
  { id, query }: { id: string; query: PageQuery },
): Promise<Schemas['ClientAccessPage']> {
  await findSeenClient(deps, actor, id);
  const { items, ...page } = await readPage(deps, id, query);
  const now = deps.clock.now();
  return {
    ...page,
    items: items.map((line) => ({
      ...toEntry(line, now),
      viewer: `${line.viewer.firstname} ${line.viewer.lastname}`.trim(),
    })),
  };
}

async function readPage(deps: Deps, clientId: string, query: PageQuery) {
  const { page, pageSize } = readPlace(query);
  const { lines, total } = await listOpenedViews(deps.db, clientId, { page, pageSize });
  return { items: lines, total, page, page_size: pageSize };
}

function toEntry({ view }: AccessLine, now: Date): Schemas['AccessEntry'] {
  const { openedAt, expiresAt, endedAt } = view;
  // The job that ends it may still have to come.
  const end = endedAt ?? (expiresAt !== null && expiresAt <= now ? expiresAt : null);
  return {
    id: view.id,
    opened_at: (openedAt ?? view.createdAt).toISOString(),
    ended_at: end?.toISOString() ?? null,
    role: view.viewerRole,
    reason: view.reason,
    details: view.details,
  };
}
