import type { components } from '@repo/api-sdk/spec';
import { sumRows } from '../../db/sum-rows.ts';
import type { Deps } from '../../deps.ts';
import { type AdminContractFilters, selectAmounts } from './admin-contracts.repository.ts';
import { sumContracts } from './contract-counts.repository.ts';
import { isListed, isSearched } from './list-admin-contracts.ts';
import { toListTotal } from './list-total.ts';

/** What the promised amounts of a list of contracts add up to. */
export async function sumAdminContracts(
  deps: Deps,
  filters: AdminContractFilters,
): Promise<components['schemas']['ListTotal']> {
  const sums = isSearched(filters)
    ? await sumRows(deps.db, selectAmounts(deps.db, filters))
    : (await sumContracts(deps.db)).filter((row) => isListed(filters, row));
  return toListTotal(deps, sums);
}
