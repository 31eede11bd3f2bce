// SQL of the list of receipts: its filters, its pages and its counts.
import { and, eq, gte, inArray, like, lte, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { isAmong } from '../../db/is-among.ts';
import {
  boundaryOf,
  type Counted,
  inOrderOf,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  readListPage,
  selectPage,
} from '../../db/keyset.ts';
import {
  escapeLike,
  holdsWordsOrAccount,
  isHash,
  isIban,
  isPoNumber,
  isShort,
  yearLength,
} from '../../db/like-pattern.ts';
import { countByKey } from '../../db/list-counts.ts';
import { type ReceiptRow, receiptStates, receipts } from '../../db/schema/cash.ts';
import { dayOfYear, numberIn, textStart, yearIn } from '../../db/schema/cash-lists.ts';
import { contracts } from '../../db/schema/contracts.ts';

export interface ReceiptFilters {
  state: ListedState;
  q: string;
  account?: string | undefined;
  source?: ReceiptRow['source'] | undefined;
  sourceNot?: ReceiptRow['source'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Search {
  condition: SQL | undefined;
  /** It reads an index of trigrams, which has no order. */
  isByTrigrams: boolean;
}

/** A number, an account or a hash by an index of its own: the trigrams of one are those of most receipts. */
function searchOf(db: Database, q: string): Search {
  const exact = q === '' ? undefined : (ofNumber(db, q.toUpperCase()) ?? ofAccountOrHash(q) ?? ofStart(q));
  if (q === '' || exact !== undefined) return { condition: exact, isByTrigrams: false };
  return { condition: holdsWordsOrAccount(receipts.searchText, q), isByTrigrams: true };
}

/** Named in the wording, or of the contract that it pays; a year as it is named alone, as its contracts are a fifth of them all. */
function ofNumber(db: Database, start: string): SQL | undefined {
  if (!isPoNumber.test(start)) return undefined;
  if (isYear(start)) return eq(yearIn(receipts), start.slice(0, yearLength));
  const pattern = `${escapeLike(start)}%`;
  const named = db
    .select({ id: receipts.id })
    .from(receipts)
    .where(like(numberIn(receipts), pattern));
  const paying = db
    .select({ id: receipts.id })
    .from(contracts)
    .innerJoin(receipts, eq(receipts.contractId, contracts.id))
    .where(like(contracts.poNumber, pattern));
  return inArray(receipts.id, named.union(paying));
}

function ofAccountOrHash(q: string): SQL | undefined {
  const account = q.replaceAll(/\s/g, '').toUpperCase();
  if (isIban.test(account)) return eq(receipts.payerAccount, account);
  return isHash.test(q) ? sql`lower(${receipts.txid}) = lower(${q})` : undefined;
}

/** Of the payer's name. */
const startsWith = (q: string): SQL => sql`${textStart(receipts)} like fold_text(${`${escapeLike(q)}%`})`;

/** Too short for trigrams. */
const ofStart = (q: string): SQL | undefined => (isShort(q) ? startsWith(q) : undefined);

function whereOf(db: Database, filters: ReceiptFilters): SQL | undefined {
  const { state, q, account, source, sourceNot, from, to } = filters;
  return and(
    eq(receipts.state, state),
    account === undefined ? undefined : eq(receipts.account, account),
    source === undefined ? undefined : eq(receipts.source, source),
    sourceNot === undefined ? undefined : ne(receipts.source, sourceNot),
    from === undefined ? undefined : gte(receipts.day, from),
    to === undefined ? undefined : lte(receipts.day, to),
    searchOf(db, q).condition,
  );
}

const isYear = (q: string): boolean => isPoNumber.test(q) && q.length <= yearLength;

/** Latest value date first. */
const orderOf = ({ q }: Pick<ReceiptFilters, 'q'>): ListOrder => ({
  by: [isYear(q) ? dayOfYear(receipts) : receipts.day, receipts.id],
  isDescending: true,
});

/** The ids of a page, not yet executed. */
export const selectPageIds = (
  db: Database,
  query: ReceiptFilters & PagePlace,
  boundary: PageBoundary | null,
) => selectPage(db, query, { id: receipts.id, where: whereOf(db, query), order: orderOf(query), boundary });

/** Of a name that many have, whose trigrams would be read of all of them; with another filter, what starts with it may be read in vain. */
const selectStart = (columns: SQL, { state, q }: ReceiptFilters): SQL => sql`
  select ${columns} from ${receipts} where ${and(eq(receipts.state, state), startsWith(q))} order by ${textStart(receipts)}`;

const hasFilters = ({ account, source, sourceNot, from, to }: ReceiptFilters): boolean =>
  [account, source, sourceNot, from, to].some((value) => value !== undefined);

/** A page; of a search by trigrams with its count. */
export function listReceiptRows(
  db: Database,
  query: ReceiptFilters & PagePlace,
): Promise<{ rows: ReceiptRow[]; counted: Counted | null }> {
  const order = orderOf(query);
  return readListPage<ReceiptRow>(db, query, {
    search: searchOf(db, query.q).isByTrigrams
      ? {
          found: (columns) => sql`select ${columns} from ${receipts} where ${whereOf(db, query)}`,
          start: hasFilters(query) ? undefined : (columns) => selectStart(columns, query),
        }
      : null,
    id: receipts.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(receipts).where(eq(receipts.id, id)),
    inOrder: (boundary) => selectPageIds(db, query, boundary),
    select: ({ where, orderBy }) =>
      db
        .select()
        .from(receipts)
        .where(where)
        .orderBy(...orderBy),
  });
}

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export const selectReceiptKeys = (db: Database, filters: ReceiptFilters): SQL =>
  db
    .select({ key: sql`${receipts.id}::text`.as('key') })
    .from(receipts)
    .where(whereOf(db, filters))
    .orderBy(...inOrderOf(orderOf(filters)))
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

/** Selects the receipts of the list, to be counted: a year of numbers, or the start of a name, in the order of its index, which is then read. */
export function selectFound(db: Database, filters: ReceiptFilters) {
  const found = db.select({ id: receipts.id }).from(receipts).where(whereOf(db, filters));
  if (isYear(filters.q)) return found.orderBy(...inOrderOf(orderOf(filters)));
  return isShort(filters.q) ? found.orderBy(textStart(receipts)) : found;
}

/** Those of a tab: a row that a rectification replaced, or of an investment of Kaskad, is in none. */
type ListedState = Exclude<ReceiptRow['state'], 'reversed' | 'invested'>;

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
