// SQL of the register keeper's list: lines that triggers keep (migration 0070), joined with the contract and the account of one page.
import { type RegisterTraits, type RegisterView, wantedBy } from '@repo/domain/register';
import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
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
import { containing, holdsWords, isShort, startsNumber } from '../../db/like-pattern.ts';
import { countsOf } from '../../db/list-counts.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { users } from '../../db/schema/identity.ts';
import { registerLines as lines, registerMovements } from '../../db/schema/register.ts';
import { strategies } from '../../db/schema/strategies.ts';

export interface RegisterFilters {
  q: string;
  view: RegisterView;
  nature?: RegisterTraits['nature'] | undefined;
  strategyId?: string | undefined;
}

export type RegisterQuery = RegisterFilters & PagePlace & { isDescending: boolean };

const orderOf = ({ isDescending }: Pick<RegisterQuery, 'isDescending'>): ListOrder => ({
  by: [lines.since, lines.id],
  isDescending,
});

function search(q: string): SQL | undefined {
  if (q === '') return undefined;
  if (isShort(q)) return sql`${lines.searchText} like fold_text(${containing(q)})`;
  return and(
    ...q
      .split(/\s+/)
      .map((word) => (isOneNumber.test(word) ? ofNumber(word) : holdsWords(lines.searchText, word))),
  );
}

/** Of a contract, so far that few have its start. */
const isOneNumber = /^PO-\d{4}-\d{4,}$/i;

const ofNumber = (start: string): SQL =>
  sql`${lines.contractId} in (select ${contracts.id} from ${contracts} where ${startsNumber(contracts.poNumber, start.toUpperCase())})`;

function whereOf({ q, view, nature, strategyId }: RegisterFilters): SQL | undefined {
  const wanted = wantedBy(view);
  return and(
    wanted.state && inArray(lines.state, [...wanted.state]),
    wanted.gap && inArray(lines.gap, [...wanted.gap]),
    wanted.nature && inArray(lines.nature, [...wanted.nature]),
    wanted.attestation && inArray(lines.attestation, [...wanted.attestation]),
    nature && eq(lines.nature, nature),
    strategyId === undefined ? undefined : eq(lines.strategyId, strategyId),
    search(q),
  );
}

const columns = {
  line: lines,
  strategyTitle: strategies.title,
  contract: {
    poNumber: contracts.poNumber,
    signedAt: contracts.signedAt,
    paidOn: contracts.paymentRecordedAt,
  },
  holder: {
    id: users.id,
    firstname: users.firstname,
    lastname: users.lastname,
    isCompany: users.isCompany,
    companyName: users.companyName,
    companyType: users.companyType,
    registrationNumber: users.registrationNumber,
    address: users.address,
    zipCode: users.zipCode,
    city: users.city,
    countryAddress: users.countryAddress,
  },
};

/** The contract and its account are gone once they are erased. */
const selectViews = (db: Database, where: SQL | undefined) =>
  db
    .select(columns)
    .from(lines)
    .innerJoin(strategies, eq(strategies.id, lines.strategyId))
    .leftJoin(contracts, eq(contracts.id, lines.contractId))
    .leftJoin(users, eq(users.id, contracts.userId))
    .where(where);

export type RegisterLineView = Awaited<ReturnType<typeof selectViews>>[number];
export type HolderRow = NonNullable<RegisterLineView['holder']>;

export async function listRegisterViews(
  db: Database,
  query: RegisterQuery,
): Promise<{ rows: RegisterLineView[]; counted: Counted | null }> {
  const order = orderOf(query);
  return readListPage(db, query, {
    search:
      query.q !== '' && !isShort(query.q)
        ? { found: (selected) => sql`select ${selected} from ${lines} where ${whereOf(query)}` }
        : null,
    id: lines.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(lines).where(eq(lines.id, id)),
    inOrder: (boundary) => selectPageIds(db, query, boundary),
    select: ({ where, orderBy }) => selectViews(db, where).orderBy(...orderBy),
  });
}

/** The ids of a page, not yet executed. */
const selectPageIds = (db: Database, query: RegisterQuery, boundary: PageBoundary | null) =>
  selectPage(db, query, { id: lines.id, where: whereOf(query), order: orderOf(query), boundary });

/** Selects the keys of an export, in the order of the list. */
export const selectRegisterKeys = (
  db: Database,
  filters: RegisterFilters,
  order: Pick<RegisterQuery, 'isDescending'>,
) =>
  db
    .select({ key: sql`${lines.id}::text`.as('key') })
    .from(lines)
    .where(whereOf(filters))
    .orderBy(...inOrderOf(orderOf(order)))
    .getSQL();

export const listRegisterViewsById = (db: Database, ids: readonly string[]) =>
  selectViews(db, inArray(lines.id, [...ids]));

/** Selects the rows of the list, to be counted. */
export const selectFound = (db: Database, filters: RegisterFilters) =>
  db.select({ id: lines.id }).from(lines).where(whereOf(filters));

export async function findRegisterView(db: Database, id: string): Promise<RegisterLineView | null> {
  const [view] = await selectViews(db, eq(lines.id, id));
  return view ?? null;
}

/** Held until the transaction ends. */
export async function lockRegisterLine(tx: Database, id: string): Promise<boolean> {
  const rows = await tx.select({ id: lines.id }).from(lines).where(eq(lines.id, id)).for('update');
  return rows.length > 0;
}

const countsSchema = z.object({
  rows: z.array(
    z.object({
      key: z.custom<RegisterTraits & { strategy_id: string }>(),
      count: z.coerce.number(),
    }),
  ),
});

export async function countByTraits(db: Database) {
  return countsSchema.parse(await db.execute(countsOf('register_lines'))).rows;
}

/** By title. */
export const listProducts = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: strategies.id, title: strategies.title })
    .from(strategies)
    .where(inArray(strategies.id, [...ids]))
    .orderBy(asc(strategies.title));

/** Entries of movements since an instant; rectifications of entries apart. */
export async function countEnteredSince(db: Database, start: SQL): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(registerMovements)
    .where(and(gte(registerMovements.enteredAt, start), isNull(registerMovements.rectifies)));
  return row?.count ?? 0;
}
