import type { components } from '@repo/api-sdk/spec';
import { countRows } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import { countGrants, type GrantQuery, listGrantViews, selectFoundGrants } from './grant-list.repository.ts';
import { toGrant, toPerson } from './grants.mapper.ts';

/** One page of « Plans de vesting », with the counts of its tabs. */
export async function listIssuedGrants(
  { db }: Pick<Deps, 'db'>,
  query: GrantQuery,
): Promise<components['schemas']['IssuedGrantPage']> {
  const { rows, counted } = await listGrantViews(db, query);
  const counts = await countGrants(db);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const total =
    counted ??
    (await countRows(db, {
      place: query,
      shown: rows.length,
      countAll:
        query.classId === undefined
          ? async () => (query.state === undefined ? all : counts[query.state])
          : undefined,
      found: selectFoundGrants(db, query),
    }));
  const items = rows.map((view) => ({ grant: toGrant(view), owner: toPerson(view.owner) }));
  return { ...toPage(items, total, query), counts };
}
