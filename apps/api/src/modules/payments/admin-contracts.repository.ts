// The staff's list of contracts: filtered, sorted and paged by the database, whatever its size.
import { type ContractQueue, contractStatuses, paymentStatuses } from '@repo/domain/contract-status';
import {
  and,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  boundaryOf,
  type Counted,
  inOrderOf,
  type ListOrder,
  type ListSearch,
  type PageBoundary,
  type PagePlace,
  pageClauses,
  readListPage,
  selectPage,
} from '../../db/keyset.ts';
import { startOfParisDay } from '../../db/paris-day.ts';
import {
  awaitedPayments,
  type ContractRow,
  contracts,
  paymentProofs,
  signedFirst,
  signedLast,
} from '../../db/schema/contracts.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { ofClientsInScope, type Scope } from '../clients/scope.repository.ts';
import { inQueue } from './contract-queues.ts';
import { searchOf } from './contract-search.ts';

export const sortKeys = ['created_at', 'amount', 'signed_at', 'client', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface AdminContractFilters {
  q: string;
  status?: ContractRow['status'] | undefined;
  paymentStatus?: ContractRow['paymentStatus'] | undefined;
  statusNot?: ContractRow['status'] | undefined;
  paymentStatusNot?: ContractRow['paymentStatus'] | undefined;
  queue?: ContractQueue | undefined;
  /** In the currency of each contract. */
  amountMin?: string | undefined;
  amountMax?: string | undefined;
  isSigned?: boolean | undefined;
  /** Days in Paris of the subscription, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only those whose payment is awaited. */
  isUnpaid?: boolean;
  /** Title of a strategy. */
  strategy?: string | undefined;
  clientId?: string | undefined;
  /** Only those of the clients of these advisers. */
  scope?: Scope;
}

export interface AdminContractQuery extends AdminContractFilters, PagePlace {
  sort: SortKey;
  isDescending: boolean;
}

export interface AdminContractLine {
  contract: ContractRow;
  client: UserRow;
  product: string;
  hasProof: boolean;
}

/** What is not signed comes last in both directions. */
function orderOf({ sort, isDescending }: Pick<AdminContractQuery, 'sort' | 'isDescending'>): ListOrder {
  const by: Record<SortKey, SQL> = {
    created_at: sql`${contracts.createdAt}`,
    amount: sql`${contracts.amount}`,
    signed_at: isDescending ? signedFirst(contracts) : signedLast(contracts),
    client: sql`${contracts.clientName}`,
    status: sql`${contracts.status}`,
  };
  return { by: [by[sort], contracts.id], isDescending };
}

function others<Status extends string>(all: readonly Status[], but: Status): Status[] {
  return all.filter((status) => status !== but);
}

/** By what the orders of the list are indexed by. */
function signatureIs(isSigned: boolean): SQL {
  return isSigned ? sql`${signedFirst(contracts)} > '-infinity'` : sql`${signedLast(contracts)} = 'infinity'`;
}

/** But the search. */
function filtersOf(query: AdminContractFilters): SQL | undefined {
  return and(
    query.status === undefined ? undefined : eq(contracts.status, query.status),
    query.paymentStatus === undefined ? undefined : eq(contracts.paymentStatus, query.paymentStatus),
    // Those that are left: « not » would leave the index of the statuses.
    query.statusNot === undefined
      ? undefined
      : inArray(contracts.status, others(contractStatuses, query.statusNot)),
    query.paymentStatusNot === undefined
      ? undefined
      : inArray(contracts.paymentStatus, others(paymentStatuses, query.paymentStatusNot)),
    query.queue === undefined ? undefined : inQueue[query.queue],
    query.amountMin === undefined ? undefined : gte(contracts.amount, query.amountMin),
    query.amountMax === undefined ? undefined : lte(contracts.amount, query.amountMax),
    query.isSigned === undefined ? undefined : signatureIs(query.isSigned),
    query.from === undefined ? undefined : gte(contracts.createdAt, startOfParisDay(query.from)),
    query.to === undefined ? undefined : lt(contracts.createdAt, startOfParisDay(query.to, 1)),
    query.isUnpaid === true ? inArray(contracts.paymentStatus, [...awaitedPayments]) : undefined,
    query.strategy === undefined
      ? undefined
      : eq(
          contracts.strategyId,
          sql`(select ${strategies.id} from ${strategies} where ${strategies.title} = ${query.strategy})`,
        ),
    query.clientId === undefined ? undefined : eq(contracts.userId, query.clientId),
    ofClientsInScope(contracts.userId, query.scope),
  );
}

const whereOf = (query: AdminContractFilters): SQL | undefined =>
  and(filtersOf(query), searchOf(query.q)?.condition);

/**
 * What a search by trigrams finds. By clients only without a filter: of a few contracts, those that a name finds are found sooner than
 * those of all who have it. `offset 0`: clients first, whatever the planner expects.
 */
export function selectSearched(db: Database, query: AdminContractFilters): ListSearch | null {
  const { condition, isByTrigrams, byClient } = searchOf(query.q) ?? {};
  const filters = filtersOf(query);
  // Pending withdrawals are few and no index has their order: page and count come from one scan.
  if (isByTrigrams === undefined && query.queue !== 'withdrawals') return null;
  if (byClient === undefined || filters !== undefined)
    return { found: (columns) => sql`select ${columns} from ${contracts} where ${and(filters, condition)}` };
  const named = db.select({ id: users.id }).from(users).where(byClient.ofClient);
  return {
    found: (columns) => sql`
      select ${columns} from ${users} cross join lateral (
        select * from ${contracts} where ${contracts.userId} = ${users.id} offset 0) as ${contracts} where ${byClient.ofClient}
      union all select ${columns} from ${contracts} where ${byClient.others} and ${contracts.userId} not in (${named})`,
  };
}

/** Above it the page of pending withdrawals is found by a second scan. */
const maxPending = 5_000;

/** A page; of a search by trigrams with its count. */
export async function listAdminContractLines(
  db: Database,
  query: AdminContractQuery & { countedUpTo?: number },
): Promise<{ lines: AdminContractLine[]; counted: Counted | null }> {
  const order = orderOf(query);
  const { rows: lines, counted } = await readListPage(db, query, {
    search: selectSearched(db, query),
    countedUpTo: query.queue === 'withdrawals' ? maxPending : query.countedUpTo,
    id: contracts.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(contracts).where(eq(contracts.id, id)),
    inOrder: (boundary) => selectPageIds(db, query, boundary),
    select: ({ where, orderBy }) =>
      db
        .select(lineColumns)
        .from(contracts)
        .innerJoin(users, eq(users.id, contracts.userId))
        .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
        .leftJoin(paymentProofs, eq(paymentProofs.contractId, contracts.id))
        .where(where)
        .orderBy(...orderBy),
  });
  return { lines, counted };
}

/** The ids of a page, not yet executed. */
export const selectPageIds = (db: Database, query: AdminContractQuery, boundary: PageBoundary | null) =>
  selectPage(db, query, { id: contracts.id, where: whereOf(query), order: orderOf(query), boundary });

/** A list without its page. */
export type ListedContracts = Omit<AdminContractQuery, keyof PagePlace>;

/** The contracts of a list, in its order, up to `limit`. */
export function listFilteredContracts(
  db: Database,
  list: ListedContracts,
  limit: number,
): Promise<ContractRow[]> {
  const place = { ...list, page: 1, pageSize: limit };
  const ids = selectPageIds(db, place, null).as('page');
  return db
    .select(getTableColumns(contracts))
    .from(ids)
    .innerJoin(contracts, eq(contracts.id, ids.id))
    .orderBy(...pageClauses(orderOf(list), place, null).orderBy);
}

export function findContracts(db: Database, ids: readonly string[]): Promise<ContractRow[]> {
  return db
    .select()
    .from(contracts)
    .where(inArray(contracts.id, [...ids]));
}

const lineColumns = {
  contract: contracts,
  client: users,
  product: strategies.title,
  hasProof: sql<boolean>`${isNotNull(paymentProofs.contractId)}`,
};

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export function selectContractKeys(db: Database, query: Omit<AdminContractQuery, keyof PagePlace>): SQL {
  return db
    .select({ key: sql`${contracts.id}::text`.as('key') })
    .from(contracts)
    .where(whereOf(query))
    .orderBy(...inOrderOf(orderOf(query)))
    .getSQL();
}

/** Selects the rows of the list, to be counted. */
export const selectFound = (db: Database, query: AdminContractFilters) =>
  db.select({ id: contracts.id }).from(contracts).where(whereOf(query));

/** Selects what the rows of the list add up. */
export const selectAmounts = (db: Database, query: AdminContractFilters): SQLWrapper =>
  selectSearched(db, query)?.found(sql`${contracts.currency} as asset, ${contracts.amount}`) ??
  db
    .select({ asset: sql`${contracts.currency}`.as('asset'), amount: contracts.amount })
    .from(contracts)
    .where(whereOf(query));
