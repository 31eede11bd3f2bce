import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { readPlace } from '../../http/list-page.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { findClientLine } from '../clients/clients.repository.ts';
import { listPayoutViewsOf } from './payout-list.repository.ts';
import { toClientPayout } from './payouts.mapper.ts';

/** What a client is owed or was paid; to an adviser only their own clients exist. */
export async function listClientPayouts(
  deps: Deps,
  actor: Actor,
  { id, query }: { id: string; query: Parameters<typeof readPlace>[0] },
): Promise<components['schemas']['ClientPayoutPage']> {
  if ((await findClientLine(deps.db, id, scopeOf(actor))) === null) throw new AppError(httpErrors.notFound);
  const { page, pageSize } = readPlace(query);
  const { views, total } = await listPayoutViewsOf(deps.db, id, { page, pageSize });
  return { items: views.map(toClientPayout), total, page, page_size: pageSize };
}
