// SQL of the list of receipts: its filters, its pages and its counts.
import { and, eq, gte, inArray, like, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { isAmong } from '../../db/is-among.ts';
import {
  boundaryOf,
  inOrderOf,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  pageClauses,
  readPage,
} from '../../db/keyset.ts';
import { escapeLike, holdsWordsOrAccount } from '../../db/like-pattern.ts';
import { countByKey } from '../../db/list-counts.ts';
import { type ReceiptRow, receiptStates, receipts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';

export interface ReceiptFilters {
  state: ReceiptRow['state'];
  q: string;
  account?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Of a number more than its year: the contracts of a year are more than a union is made of. */
const isOneNumber = /^PO-\d{4}-\d+$/i;

/** The number of a contract by an index of its own, which one condition on two tables would not use. */
function search(db: Database, q: string): SQL | undefined {
  if (q === '') return undefined;
  const own = holdsWordsOrAccount(receipts.searchText, q);
  if (!isOneNumber.test(q)) return own;
  const idsOf = (condition: SQL | undefined) =>
    db.select({ id: receipts.id }).from(receipts).where(condition);
  const ofContracts = db
    .select({ id: contracts.id })
    .from(contracts)
    .where(like(contracts.poNumber, `${escapeLike(q.toUpperCase())}%`));
  return inArray(receipts.id, idsOf(own).union(idsOf(inArray(receipts.contractId, ofContracts))));
}

function whereOf(db: Database, { state, q, account, from, to }: ReceiptFilters): SQL | undefined {
  return and(
    eq(receipts.state, state),
    account === undefined ? undefined : eq(receipts.account, account),
    from === undefined ? undefined : gte(receipts.day, from),
    to === undefined ? undefined : lte(receipts.day, to),
    search(db, q),
  );
}

/** Latest value date first. */
const order: ListOrder = { by: [receipts.day, receipts.id], isDescending: true };

/** Not yet executed: the test of its plan explains the same query. */
export function selectPage(db: Database, query: ReceiptFilters & PagePlace, boundary: PageBoundary | null) {
  const page = pageClauses(order, query, boundary);
  return db
    .select()
    .from(receipts)
    .where(and(whereOf(db, query), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
}

export function listReceiptRows(db: Database, query: ReceiptFilters & PagePlace): Promise<ReceiptRow[]> {
  return readPage(query, {
    find: (id) => db.select(boundaryOf(order)).from(receipts).where(eq(receipts.id, id)),
    select: (boundary) => selectPage(db, query, boundary),
  });
}

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export const selectReceiptKeys = (db: Database, filters: ReceiptFilters): SQL =>
  db
    .select({ key: sql`${receipts.id}::text`.as('key') })
    .from(receipts)
    .where(whereOf(db, filters))
    .orderBy(...inOrderOf(order))
    .getSQL();

export interface NamedReceipt {
  receipt: ReceiptRow;
  /** Of the contract that it pays. */
  poNumber: string | null;
}

/** In any order. */
export function readReceiptRows(db: Database, ids: readonly string[]): Promise<NamedReceipt[]> {
  return db
    .select({ receipt: receipts, poNumber: contracts.poNumber })
    .from(receipts)
    .leftJoin(contracts, eq(contracts.id, receipts.contractId))
    .where(isAmong(receipts.id, ids));
}

/** Selects the receipts of the list, to be counted. */
export const selectFound = (db: Database, filters: ReceiptFilters) =>
  db.select({ id: receipts.id }).from(receipts).where(whereOf(db, filters));

/** Those of a tab: a row that a rectification replaced is in none. */
type ListedState = Exclude<ReceiptRow['state'], 'reversed'>;

const receiptCounts = z.array(
  z.object({ key: z.object({ state: z.enum(receiptStates) }), count: z.number() }),
);

export async function countReceiptStates(db: Database): Promise<Record<ListedState, number>> {
  const counts = receiptCounts.parse(await countByKey(db, 'receipts'));
  const of = (state: ListedState) => counts.find(({ key }) => key.state === state)?.count ?? 0;
  return {
    open: of('open'),
    attached: of('attached'),
    unmatched: of('unmatched'),
    returned: of('returned'),
    payout_return: of('payout_return'),
  };
}
