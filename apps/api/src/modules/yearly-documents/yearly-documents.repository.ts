import type { IsoDay } from '@repo/domain/dates';
import { and, asc, between, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { navs } from '../../db/schema/market-data.ts';

/** What accrued in the NAVs of these strategies, in order; null where their source does not give it. */
export function readAccruals(
  db: Database,
  strategyIds: readonly string[],
  { from, to }: { from: IsoDay; to: IsoDay },
) {
  return db
    .select({ strategyId: navs.strategyId, day: navs.day, accruals: navs.accruals })
    .from(navs)
    .where(and(inArray(navs.strategyId, [...strategyIds]), between(navs.day, from, to)))
    .orderBy(asc(navs.day));
}
