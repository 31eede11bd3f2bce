import type { components } from '@repo/api-sdk/spec';
import { isToDo } from '@repo/domain/contract-status';
import type { Database } from '../../db/client.ts';
import { countRows } from '../../db/keyset.ts';
import { awaitedPayments } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import type { Call } from '../../http/operation.ts';
import { parisDay } from '../../paris-time.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { toAdminContractRow } from './admin-contracts.mapper.ts';
import {
  type AdminContractFilters,
  type AdminContractQuery,
  type ListedContracts,
  listAdminContractLines,
  selectFound,
  sortKeys,
} from './admin-contracts.repository.ts';
import { type ContractKey, countContracts } from './contract-counts.repository.ts';

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
    clientId: others.client,
    statusNot: others.status_not,
    paymentStatusNot: others.payment_status_not,
    queue: others.queue,
    amountMin: others.amount_min,
    amountMax: others.amount_max,
    isSigned: others.signed === undefined ? undefined : others.signed === 'true',
    from: others.from,
    to: others.to,
  };
}

/** What the counts of the list do not distinguish. */
export const isSearched = ({
  q,
  scope,
  clientId,
  queue,
  amountMin,
  amountMax,
  isSigned,
  from,
  to,
}: AdminContractFilters): boolean =>
  q !== '' ||
  (queue !== undefined && queue !== 'to_do') ||
  [scope, clientId, amountMin, amountMax, isSigned, from, to].some((filter) => filter !== undefined);

/** One page of the contracts of every client, or of those in the scope. */
export async function listAdminContracts(
  deps: Deps,
  actor: Actor,
  filters: Omit<AdminContractQuery, 'scope'>,
): Promise<components['schemas']['AdminContractPage']> {
  const query = { ...filters, scope: await scopeOf(deps, actor) };
  const { lines, counted } = await listAdminContractLines(deps.db, query);
  const market = { prices: await readPrices(deps), today: parisDay(deps.clock.now()) };
  const total =
    counted ??
    (await countRows(deps.db, {
      place: query,
      shown: lines.length,
      countAll: isSearched(query) ? undefined : () => countLines(deps.db, query),
      found: selectFound(deps.db, query),
    }));
  return toPage(
    lines.map((line) => toAdminContractRow(line, market)),
    total,
    query,
  );
}

/** From the counts of the list. */
async function countLines(db: Database, query: AdminContractFilters): Promise<number> {
  const counts = await countContracts(db);
  return counts.filter((row) => isListed(query, row)).reduce((sum, row) => sum + row.count, 0);
}

/** Whether the contracts that these counts or sums are of are in the list. */
export function isListed(query: AdminContractFilters, row: ContractKey): boolean {
  return (
    (query.status === undefined || row.status === query.status) &&
    (query.paymentStatus === undefined || row.payment_status === query.paymentStatus) &&
    row.status !== query.statusNot &&
    row.payment_status !== query.paymentStatusNot &&
    (query.strategy === undefined || row.strategy === query.strategy) &&
    (query.queue !== 'to_do' || isToDo(row)) &&
    (query.isUnpaid !== true || awaitedPayments.some((status) => status === row.payment_status))
  );
}
