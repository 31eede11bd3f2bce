// What a client sees of their own figures, as staff read it in their record: from the same functions.
import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import type { RawReply } from '../../http/handler.ts';
import type { ActorCall } from '../../http/operation.ts';
import { explainFigures } from '../portfolio/explain-figures.ts';
import type { PortfolioOwner } from '../portfolio/get-dashboard.ts';
import { sendDashboard } from '../portfolio/send-dashboard.ts';
import { findSeenClient } from './clients.policy.ts';

export async function getClientDashboard({
  deps,
  actor,
  params,
  query,
  request,
}: ActorCall<'getClientDashboard'>): Promise<RawReply> {
  return sendDashboard(deps, await findOwner(deps, actor, params.id), { query, request });
}

export async function explainClientFigures({
  deps,
  actor,
  params,
  query,
}: ActorCall<'explainClientFigures'>): Promise<components['schemas']['ExplainedFigures']> {
  return explainFigures(deps, await findOwner(deps, actor, params.id), query.currency ?? 'EUR');
}

/** To an adviser only their own clients exist. */
async function findOwner(deps: Deps, actor: Actor, id: string): Promise<PortfolioOwner> {
  const { user } = await findSeenClient(deps, actor, id);
  return { userId: user.id, versions: null };
}
