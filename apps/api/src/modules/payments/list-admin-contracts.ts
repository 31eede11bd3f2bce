import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { toAdminContractRow } from './admin-contracts.mapper.ts';
import { type AdminContractQuery, listAdminContractLines } from './admin-contracts.repository.ts';

/** One page of every client's contracts, for « Souscriptions ». */
export async function listAdminContracts(
  deps: Deps,
  query: AdminContractQuery,
): Promise<components['schemas']['AdminContractPage']> {
  const { lines, total } = await listAdminContractLines(deps.db, query);
  const market = { prices: await readPrices(deps), today: parisDay(deps.clock.now()) };
  return {
    items: lines.map((line) => toAdminContractRow(line, market)),
    total,
    page: query.page,
    page_size: query.pageSize,
  };
}
