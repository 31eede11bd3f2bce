// The staff's list of clients: read from their cards, which an index has in each order, then joined with the accounts of one page.
import type { ClientBlock, ClientService, ClientStage, ClientTraits, DayReason } from '@repo/domain/clients';
import { and, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
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
import { holdsWords, isShort, startsInOrder } from '../../db/like-pattern.ts';
import { countsOf } from '../../db/list-counts.ts';
import { startOfParisDay } from '../../db/paris-day.ts';
import { type ClientCardRow, clientCards as cards } from '../../db/schema/client-cards.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { isInDay } from './day-reasons.repository.ts';
import { inScope, type Scope } from './scope.repository.ts';

export const sortKeys = ['registered_at', 'name'] as const;
export type SortKey = (typeof sortKeys)[number];

type Traits = { readonly [Trait in keyof ClientTraits]?: ClientTraits[Trait] | undefined };

export interface ClientFilters extends Traits {
  q: string;
  /** But closed accounts. */
  isOpen?: boolean;
  stage?: ClientStage | undefined;
  block?: ClientBlock | undefined;
  /** In the day of their adviser for this reason, at this moment. */
  day?: { reason: DayReason; now: Date } | undefined;
  /** Only those of these advisers. */
  scope?: Scope;
  /** Alpha-3, of residence. */
  country?: string | undefined;
  service?: ClientService | undefined;
  /** Days in Paris of the registration, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** And of the last sign-in. */
  signed_in_from?: string | undefined;
  signed_in_to?: string | undefined;
}

/** A list without its page. */
export interface ListedClients extends ClientFilters {
  sort: SortKey;
  isDescending: boolean;
}

export type ClientQuery = ListedClients & PagePlace;

export interface ClientLine {
  card: ClientCardRow;
  user: UserRow;
  adviser: { id: string; firstname: string; lastname: string } | null;
}

const orderOf = ({ sort, isDescending }: Pick<ListedClients, 'sort' | 'isDescending'>): ListOrder => ({
  by: [sort === 'name' ? cards.name : cards.createdAt, cards.userId],
  isDescending,
});

/** A telephone or a SIRET as it is typed: its digits, of a French telephone with a 0. */
function digitsOf(q: string): string | undefined {
  const digits = q.replaceAll(/[\s.()/-]/g, '').replace(/^(?:(?:\+|00)33|33(?=\d{9}$))/, '0');
  return /^\d{4,15}$/.test(digits) ? digits : undefined;
}

/** Each word anywhere, in any order; a search too short for that is the start of a name. Undefined without a search. */
export function searchClients(q: string): SQL | undefined {
  if (q === '') return undefined;
  const digits = digitsOf(q);
  if (digits !== undefined) return holdsWords(cards.searchText, digits);
  if (!isShort(q)) return holdsWords(cards.searchText, q);
  return startsInOrder(cards.name, sql`fold_text(${q})`);
}

const isInPeriod = (instant: PgColumn, from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(instant, startOfParisDay(from)),
    to === undefined ? undefined : lt(instant, startOfParisDay(to, 1)),
  );

function whereOf(filters: ClientFilters): SQL | undefined {
  const { kind, identity, documents, profile, adviser, holding, validity, state } = filters;
  return and(
    kind && eq(cards.kind, kind),
    identity && eq(cards.identity, identity),
    documents && eq(cards.documents, documents),
    profile && eq(cards.profile, profile),
    adviser && eq(cards.adviser, adviser),
    holding && eq(cards.holding, holding),
    validity && eq(cards.validity, validity),
    state && eq(cards.state, state),
    filters.isOpen === true ? ne(cards.state, 'closed') : undefined,
    filters.stage && eq(cards.stage, filters.stage),
    filters.block && eq(cards.block, filters.block),
    filters.day && isInDay(filters.day.reason, filters.day.now),
    inScope(cards.salesId, filters.scope),
    filters.country === undefined ? undefined : eq(cards.country, filters.country),
    filters.service && inArray(cards.services, [filters.service, 'both']),
    isInPeriod(cards.createdAt, filters.from, filters.to),
    isInPeriod(cards.signedInAt, filters.signed_in_from, filters.signed_in_to),
    searchClients(filters.q),
  );
}

/** A page; of a search by trigrams with its count. */
export async function listClientLines(
  db: Database,
  query: ClientQuery,
): Promise<{ lines: ClientLine[]; counted: Counted | null }> {
  const order = orderOf(query);
  const isByTrigrams = query.q !== '' && (digitsOf(query.q) !== undefined || !isShort(query.q));
  const { rows: lines, counted } = await readListPage(db, query, {
    search: isByTrigrams
      ? { found: (columns) => sql`select ${columns} from ${cards} where ${whereOf(query)}` }
      : null,
    id: cards.userId,
    order,
    find: (id) => db.select(boundaryOf(order)).from(cards).where(eq(cards.userId, id)),
    inOrder: (boundary) => selectPageIds(db, query, boundary),
    select: ({ where, orderBy }) => selectLines(db, where).orderBy(...orderBy),
  });
  return { lines, counted };
}

/** The ids of a page, not yet executed. */
export const selectPageIds = (db: Database, query: ClientQuery, boundary: PageBoundary | null) =>
  selectPage(db, query, { id: cards.userId, where: whereOf(query), order: orderOf(query), boundary });

const advisers = alias(users, 'advisers');

const lineColumns = {
  card: cards,
  user: users,
  adviser: { id: advisers.id, firstname: advisers.firstname, lastname: advisers.lastname },
};

const selectLines = (db: Database, where: SQL | undefined) =>
  db
    .select(lineColumns)
    .from(cards)
    .innerJoin(users, eq(users.id, cards.userId))
    .leftJoin(advisers, eq(advisers.id, cards.salesId))
    .where(where);

/** Lines of these accounts, in any order. */
export const findClientLines = (db: Database, where: SQL | undefined): PromiseLike<ClientLine[]> =>
  selectLines(db, where);

/** The account of a client, within what the caller may see. */
export async function findClientLine(db: Database, id: string, scope: Scope): Promise<ClientLine | null> {
  const [line] = await findClientLines(db, and(eq(cards.userId, id), inScope(cards.salesId, scope)));
  return line ?? null;
}

/** The ids of all, as `key`, in the order of the list; not yet executed. */
export const selectClientKeys = (db: Database, list: ListedClients): SQL =>
  db
    .select({ key: sql`${cards.userId}::text`.as('key') })
    .from(cards)
    .where(whereOf(list))
    .orderBy(...inOrderOf(orderOf(list)))
    .getSQL();

/** Selects the rows of the list, to be counted. */
export const selectFound = (db: Database, filters: ClientFilters) =>
  db.select({ userId: cards.userId }).from(cards).where(whereOf(filters));

export interface ClientCount {
  traits: ClientTraits;
  count: number;
}

const countsSchema = z.object({
  rows: z.array(z.object({ key: z.custom<ClientTraits>(), count: z.coerce.number() })),
});

/** By the counts of the list; those of a scope from their cards. */
export async function countClientsByTraits(db: Database, scope: Scope): Promise<ClientCount[]> {
  const own = sql`select jsonb_build_object('kind', kind, 'identity', identity, 'documents', documents, 'profile', profile,
      'adviser', adviser, 'holding', holding, 'validity', validity, 'state', state) as key, count(*) as count
    from ${cards} where ${inScope(cards.salesId, scope)} group by 1`;
  const counted = await db.execute(scope === undefined ? countsOf('client_cards') : own);
  return countsSchema.parse(counted).rows.map(({ key, count }) => ({ traits: key, count }));
}

/** Those of clients with these ids, in any order. */
export const findClientsById = (db: Database, ids: readonly string[]): PromiseLike<ClientLine[]> =>
  selectLines(db, inArray(cards.userId, [...ids]));
