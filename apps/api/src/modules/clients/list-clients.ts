import type { components } from '@repo/api-sdk/spec';
import { hasTraits } from '@repo/domain/clients';
import type { Database } from '../../db/client.ts';
import { type Counted, countRows } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { toPage } from '../../http/list-page.ts';
import type { Call } from '../../http/operation.ts';
import { readValuation, type Valuation } from '../contracts/value-units.ts';
import { toClientRow } from './clients.mapper.ts';
import {
  type ClientFilters,
  type ClientLine,
  type ClientQuery,
  countClientsByTraits,
  type ListedClients,
  listClientLines,
  selectFound,
  sortKeys,
} from './clients.repository.ts';
import { readWorths } from './read-worths.ts';
import type { Scope } from './scope.repository.ts';

type Filters = Partial<Call<'exportClients'>['query']>;

/** The filters and the order as they are requested; newest first by default. `scope`: of the caller, which `sales` never widens. */
export function readClientFilters(
  { sort = '-registered_at', q = '', sales, format: _format, ...filters }: Filters,
  scope: Scope,
): ListedClients {
  return {
    ...filters,
    sort: sortKeys.find((key) => sort.endsWith(key)) ?? 'registered_at',
    isDescending: sort.startsWith('-'),
    q: q.trim(),
    scope: scope ?? (sales === undefined ? undefined : [sales]),
  };
}

/** What the counts of the list do not distinguish. */
const isSearched = ({ q, from, to, stage, block, day, isOpen, ...filters }: ClientFilters): boolean =>
  q !== '' ||
  [
    from,
    to,
    stage,
    block,
    day,
    isOpen,
    filters.country,
    filters.service,
    filters.signed_in_from,
    filters.signed_in_to,
  ].some((filter) => filter !== undefined);

/** One page of the accounts of clients, for « Clients ». */
export async function listClients(
  deps: Deps,
  query: ClientQuery,
): Promise<components['schemas']['ClientPage']> {
  const { lines, total } = await listClientPage(deps.db, query);
  return toPage(await toClientRows(deps.db, lines, await readValuation(deps)), total, query);
}

/** With what each of them holds. */
export async function toClientRows(
  db: Database,
  lines: readonly ClientLine[],
  valuation: Valuation,
): Promise<components['schemas']['ClientRow'][]> {
  const ids = lines.map(({ user }) => user.id);
  const worths = await readWorths(db, ids, valuation);
  return lines.map((line) => toClientRow(line, worths.get(line.user.id) ?? null));
}

/** The rows of a page, and how many there are in all. */
export async function listClientPage(
  db: Database,
  query: ClientQuery,
): Promise<{ lines: ClientLine[]; total: Counted }> {
  const { lines, counted } = await listClientLines(db, query);
  const total =
    counted ??
    (await countRows(db, {
      place: query,
      shown: lines.length,
      countAll: isSearched(query) ? undefined : () => countLines(db, query),
      found: selectFound(db, query),
    }));
  return { lines, total };
}

async function countLines(db: Database, query: ClientFilters): Promise<number> {
  const counts = await countClientsByTraits(db, query.scope);
  return counts.filter(({ traits }) => hasTraits(traits, query)).reduce((sum, { count }) => sum + count, 0);
}
