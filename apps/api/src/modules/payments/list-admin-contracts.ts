import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { toAdminContractRow } from './admin-contracts.mapper.ts';
import { type AdminContractQuery, listAdminContractLines, sortKeys } from './admin-contracts.repository.ts';

type Filters = Partial<Call<'exportContracts'>['query']>;

/** The filters and the order as they are requested; newest first by default. */
export function readContractFilters({
  sort = '-created_at',
  q = '',
  status,
  payment_status: paymentStatus,
  unpaid,
  strategy,
}: Filters): Omit<AdminContractQuery, 'page' | 'pageSize'> {
  return {
    sort: sortKeys.find((key) => sort.endsWith(key)) ?? 'created_at',
    isDescending: sort.startsWith('-'),
    q: q.trim(),
    status,
    paymentStatus,
    isUnpaid: unpaid === 'true',
    strategy,
  };
}

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
