import type { components } from '@repo/api-sdk/spec';
import { sumRows } from '../../db/sum-rows.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { toListTotal } from '../payments/list-total.ts';
import { isListed, isSearched } from './list-payouts.ts';
import { type PayoutFilters, selectAmounts, sumPayoutsByKey } from './payout-list.repository.ts';

/** What the net amounts of a list of payouts add up to. */
export async function sumPayouts(
  deps: Deps,
  request: Omit<PayoutFilters, 'today'>,
): Promise<components['schemas']['ListTotal']> {
  const filters = { ...request, today: parisDay(deps.clock.now()) };
  const sums = isSearched(filters)
    ? await sumRows(deps.db, selectAmounts(deps.db, filters))
    : (await sumPayoutsByKey(deps.db)).filter(
        (row) => isListed(filters, row) && (filters.asset ?? row.asset) === row.asset,
      );
  return toListTotal(deps, sums);
}
