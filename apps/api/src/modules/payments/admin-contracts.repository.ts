// The staff's list of contracts: filtered, sorted and paged by the database, whatever its size.
import { contractStatuses, paymentStatuses } from '@repo/domain/contract-status';
import { and, eq, getTableColumns, gte, inArray, isNotNull, like, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  boundaryOf,
  inOrderOf,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  pageClauses,
  readPage,
} from '../../db/keyset.ts';
import { containing, escapeLike } from '../../db/like-pattern.ts';
import { receipts } from '../../db/schema/cash.ts';
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

export const sortKeys = ['created_at', 'amount', 'signed_at', 'client', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface AdminContractFilters {
  q: string;
  status?: ContractRow['status'] | undefined;
  paymentStatus?: ContractRow['paymentStatus'] | undefined;
  statusNot?: ContractRow['status'] | undefined;
  paymentStatusNot?: ContractRow['paymentStatus'] | undefined;
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
  /** Only those of the clients of this adviser. */
  salesId?: string | undefined;
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

/** Trigrams find three characters and more. */
const MIN_SEARCHED = 3;
/** Sorts after every other character. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Each word anywhere, in any order; a search too short for that is the start of a client's name. */
function search(q: string): SQL | undefined {
  if (q === '') return undefined;
  const iban = ofPayer(q.replaceAll(/\s/g, '').toUpperCase());
  if (iban !== undefined) return iban;
  const words = q.split(/\s+/);
  if (words.some((word) => word.length >= MIN_SEARCHED))
    return and(
      ...words.map(
        (word) => numbered(word) ?? like(contracts.searchText, sql`fold_text(${containing(word)})`),
      ),
    );
  const start = sql`fold_text(${q})`;
  return and(gte(contracts.clientName, start), lt(contracts.clientName, sql`${start} || ${LAST_CHARACTER}`));
}

function others<Status extends string>(all: readonly Status[], but: Status): Status[] {
  return all.filter((status) => status !== but);
}

/** By what the orders of the list are indexed by. */
function signatureIs(isSigned: boolean): SQL {
  return isSigned ? sql`${signedFirst(contracts)} > '-infinity'` : sql`${signedLast(contracts)} = 'infinity'`;
}

/** The instant at which a day begins in Paris, or so many days after it. */
const startOf = (day: string, after = 0): SQL =>
  sql`((${day}::date + ${after}::int)::timestamp at time zone 'Europe/Paris')`;

const isIban = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
/** Of a number, at least its year. */
const isPoNumber = /^PO-\d{4}-?\d*$/i;
const isHash = /^(0x)?[\da-f]{64}$/i;

/** The account that it was paid from, whole: a search keeps its end alone. */
const ofPayer = (iban: string): SQL | undefined =>
  isIban.test(iban)
    ? sql`${contracts.id} in (select ${receipts.contractId} from ${receipts} where ${eq(receipts.payerAccount, iban)})`
    : undefined;

/** By the index of its numbers: the trigrams of one are those of most contracts. */
function numbered(word: string): SQL | undefined {
  if (isPoNumber.test(word)) return startsNumber(word.toUpperCase());
  if (!isHash.test(word)) return undefined;
  return sql`${contracts.id} in (
    select ${paymentProofs.contractId} from ${paymentProofs} where lower(${paymentProofs.txid}) = lower(${word})
    union all select ${receipts.contractId} from ${receipts} where lower(${receipts.txid}) = lower(${word}))`;
}

/** A year alone is a fifth of them all, in the order of an index of years. */
function startsNumber(start: string): SQL | undefined {
  const year = start.slice(0, 'PO-2026'.length);
  return and(
    sql`left(${contracts.poNumber}, 7) = ${year}`,
    start === year ? undefined : like(contracts.poNumber, `${escapeLike(start)}%`),
  );
}

function whereOf(query: AdminContractFilters): SQL | undefined {
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
    query.amountMin === undefined ? undefined : gte(contracts.amount, query.amountMin),
    query.amountMax === undefined ? undefined : lte(contracts.amount, query.amountMax),
    query.isSigned === undefined ? undefined : signatureIs(query.isSigned),
    query.from === undefined ? undefined : gte(contracts.createdAt, startOf(query.from)),
    query.to === undefined ? undefined : lt(contracts.createdAt, startOf(query.to, 1)),
    query.isUnpaid === true ? inArray(contracts.paymentStatus, [...awaitedPayments]) : undefined,
    query.strategy === undefined
      ? undefined
      : eq(
          contracts.strategyId,
          sql`(select ${strategies.id} from ${strategies} where ${strategies.title} = ${query.strategy})`,
        ),
    query.salesId === undefined
      ? undefined
      : sql`${contracts.userId} in (select ${users.id} from ${users} where ${users.assignedSalesId} = ${query.salesId})`,
    search(query.q),
  );
}

export function listAdminContractLines(
  db: Database,
  query: AdminContractQuery,
): Promise<AdminContractLine[]> {
  return readPage(query, {
    find: (id) =>
      db
        .select(boundaryOf(orderOf(query)))
        .from(contracts)
        .where(eq(contracts.id, id)),
    select: (boundary) => selectPage(db, query, boundary),
  });
}

/** The ids of a page, not yet executed: the test of its plan explains the same query. Rows that it skips are not joined. */
export function selectPageIds(db: Database, query: AdminContractQuery, boundary: PageBoundary | null) {
  const page = pageClauses(orderOf(query), query, boundary);
  return db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(whereOf(query), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
}

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

function selectPage(db: Database, query: AdminContractQuery, boundary: PageBoundary | null) {
  const ids = selectPageIds(db, query, boundary).as('page');
  return db
    .select(lineColumns)
    .from(ids)
    .innerJoin(contracts, eq(contracts.id, ids.id))
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .leftJoin(paymentProofs, eq(paymentProofs.contractId, contracts.id))
    .orderBy(...pageClauses(orderOf(query), query, boundary).orderBy);
}

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
export const selectAmounts = (db: Database, query: AdminContractFilters) =>
  db
    .select({ asset: sql`${contracts.currency}`.as('asset'), amount: contracts.amount })
    .from(contracts)
    .where(whereOf(query));
