import type { components } from '@repo/api-sdk/spec';
import { exactly, type PagePlace } from '../../db/keyset.ts';
import type { Actor, Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import { toBulk } from './bulk.mapper.ts';
import { countPlans, countResults, listPlans } from './bulk.repository.ts';

/** One page of the bulks that were confirmed, with the counts of their results. */
export async function listBulks(
  deps: Deps,
  { userId }: Actor,
  place: PagePlace,
): Promise<components['schemas']['BulkPage']> {
  const { page, pageSize } = place;
  const plans = await listPlans(deps.db, { limit: pageSize, offset: (page - 1) * pageSize });
  const counted = await countResults(
    deps.db,
    plans.map(({ plan }) => plan.id),
  );
  const results = Map.groupBy(counted, ({ planId }) => planId);
  const now = deps.clock.now();
  return toPage(
    plans.map((one) => toBulk({ ...one, results: results.get(one.plan.id) ?? [] }, { userId, now })),
    exactly(await countPlans(deps.db)),
    place,
  );
}
