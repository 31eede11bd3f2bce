import type { components } from '@repo/api-sdk/spec';
import { countRows } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import { type ClaimQuery, countClaims, listClaimViews, selectFoundClaims } from './claim-list.repository.ts';
import { toClaimRow } from './claims.mapper.ts';

/** One page of « Réclamations », with the counts of its tabs. */
export async function listClaims(
  { db }: Pick<Deps, 'db'>,
  query: ClaimQuery,
): Promise<components['schemas']['ClaimPage']> {
  const { rows, counted } = await listClaimViews(db, query);
  const byState = await countClaims(db);
  const counts = { open: byState.requested + byState.verifying, ...byState };
  const all = Object.values(byState).reduce((sum, count) => sum + count, 0);
  const total =
    counted ??
    (await countRows(db, {
      place: query,
      shown: rows.length,
      countAll: async () => (query.state === undefined ? all : counts[query.state]),
      found: selectFoundClaims(db, query),
    }));
  return { ...toPage(rows.map(toClaimRow), total, query), counts };
}
