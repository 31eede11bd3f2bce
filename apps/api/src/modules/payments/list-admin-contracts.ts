import type { components } from '@repo/api-sdk/spec';
import type { Database } from '../../db/client.ts';
import { isTooFar, isWhole, maxCounted } from '../../db/keyset.ts';
import { awaitedPayments } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { toAdminContractRow } from './admin-contracts.mapper.ts';
import {
  type AdminContractFilters,
  type AdminContractQuery,
  countContracts,
  countFound,
  type ListedContracts,
  listAdminContractLines,
  sortKeys,
} from './admin-contracts.repository.ts';

type Filters = Partial<Call<'exportContracts'>['query']>;

/** The filters and the order as they are requested; newest first by default. */
export function readContractFilters({
  sort = '-created_at',
  q = '',
  status,
  payment_status: paymentStatus,
  unpaid,
  strategy,
  ...others
}: Filters): ListedContracts {
  return {
    sort: sortKeys.find((key) => sort.endsWith(key)) ?? 'created_at',
    isDescending: sort.startsWith('-'),
    q: q.trim(),
    status,
    paymentStatus,
    isUnpaid: unpaid === 'true',
    strategy,
    statusNot: others.status_not,
    paymentStatusNot: others.payment_status_not,
    amountMin: others.amount_min,
    amountMax: others.amount_max,
    isSigned: others.signed === undefined ? undefined : others.signed === 'true',
    from: others.from,
    to: others.to,
  };
}

/** What the counts of the list do not distinguish. */
const isSearched = ({ q, amountMin, amountMax, isSigned, from, to }: AdminContractFilters): boolean =>
  q !== '' || [amountMin, amountMax, isSigned, from, to].some((filter) => filter !== undefined);

/** One page of every client's contracts, for « Souscriptions ». */
export async function listAdminContracts(
  deps: Deps,
  query: AdminContractQuery,
): Promise<components['schemas']['AdminContractPage']> {
  if (isTooFar(query)) throw new AppError(httpErrors.pageTooFar);
  const lines = await listAdminContractLines(deps.db, query);
  const market = { prices: await readPrices(deps), today: parisDay(deps.clock.now()) };
  const total = isWhole(query, lines.length) ? lines.length : await countLines(deps.db, query);
  return {
    items: lines.map((line) => toAdminContractRow(line, market)),
    total: isSearched(query) ? Math.min(total, maxCounted) : total,
    is_total_exact: !isSearched(query) || total <= maxCounted,
    page: query.page,
    page_size: query.pageSize,
  };
}

/** From the counts of the list, where they suffice; else row by row, one past the limit at most. */
async function countLines(db: Database, query: AdminContractFilters): Promise<number> {
  if (isSearched(query)) return countFound(db, query, maxCounted + 1);
  const counts = await countContracts(db);
  return counts
    .filter(
      (row) =>
        (query.status === undefined || row.status === query.status) &&
        (query.paymentStatus === undefined || row.payment_status === query.paymentStatus) &&
        row.status !== query.statusNot &&
        row.payment_status !== query.paymentStatusNot &&
        (query.strategy === undefined || row.strategy === query.strategy) &&
        (query.isUnpaid !== true || awaitedPayments.some((status) => status === row.payment_status)),
    )
    .reduce((sum, row) => sum + row.count, 0);
}
