// SQL of threads: those of a client, and the list of staff, which an index has in each order.
import type { ClientState } from '@repo/domain/clients';
import type { ThreadState } from '@repo/domain/messages';
import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import {
  boundaryOf,
  type Counted,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  readListPage,
  selectPage,
} from '../../db/keyset.ts';
import { countsOf } from '../../db/list-counts.ts';
import { clientCards } from '../../db/schema/client-cards.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { type ThreadRow, messageThreads as threads } from '../../db/schema/messages.ts';
import { strategies } from '../../db/schema/strategies.ts';
import { searchClients } from '../clients/clients.repository.ts';
import { inScope, type Scope } from '../clients/scope.repository.ts';

export interface ThreadLine {
  thread: ThreadRow;
  client: UserRow;
  /** Null of an account that is no client’s any more. */
  account: ClientState | null;
  adviser: { id: string; firstname: string; lastname: string } | null;
  contract: { id: string; poNumber: string } | null;
  product: string | null;
}

export interface ThreadFilters {
  state?: ThreadState | undefined;
  /** Of a client: their name, company, email or telephone. Empty for all. */
  q: string;
  /** Only those of this client. */
  client?: string | undefined;
  /** Only those of the clients of these advisers. */
  scope?: Scope;
}

export type ThreadQuery = ThreadFilters & PagePlace & { isDescending: boolean };

const advisers = alias(users, 'advisers');

const selectLines = (db: Database, where: SQL | undefined) =>
  db
    .select({
      thread: threads,
      client: users,
      account: clientCards.state,
      adviser: { id: advisers.id, firstname: advisers.firstname, lastname: advisers.lastname },
      contract: { id: contracts.id, poNumber: contracts.poNumber },
      product: strategies.title,
    })
    .from(threads)
    .innerJoin(users, eq(users.id, threads.userId))
    .leftJoin(clientCards, eq(clientCards.userId, threads.userId))
    .leftJoin(advisers, eq(advisers.id, threads.salesId))
    .leftJoin(contracts, eq(contracts.id, threads.contractId))
    .leftJoin(strategies, eq(strategies.id, contracts.strategyId))
    .where(where);

const whereOf = ({ q, state, client, scope }: ThreadFilters): SQL | undefined =>
  and(
    state && eq(threads.state, state),
    client === undefined ? undefined : eq(threads.userId, client),
    inScope(threads.salesId, scope),
    q === ''
      ? undefined
      : sql`${threads.userId} in (select ${clientCards.userId} from ${clientCards} where ${searchClients(q)})`,
  );

const orderOf = (isDescending: boolean): ListOrder => ({ by: [threads.since, threads.id], isDescending });

/** A page; of a search with its count. */
export async function listThreadLines(
  db: Database,
  query: ThreadQuery,
): Promise<{ lines: ThreadLine[]; counted: Counted | null }> {
  const order = orderOf(query.isDescending);
  const { rows: lines, counted } = await readListPage(db, query, {
    search:
      query.q === ''
        ? null
        : { found: (columns) => sql`select ${columns} from ${threads} where ${whereOf(query)}` },
    id: threads.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(threads).where(eq(threads.id, id)),
    inOrder: (boundary) => selectThreadIds(db, query, boundary),
    select: ({ where, orderBy }) => selectLines(db, where).orderBy(...orderBy),
  });
  return { lines, counted };
}

/** The ids of a page, not yet executed. */
export const selectThreadIds = (db: Database, query: ThreadQuery, boundary: PageBoundary | null) =>
  selectPage(db, query, {
    id: threads.id,
    where: whereOf(query),
    order: orderOf(query.isDescending),
    boundary,
  });

/** Selects the rows of the list, to be counted. */
export const selectFound = (db: Database, filters: ThreadFilters) =>
  db.select({ id: threads.id }).from(threads).where(whereOf(filters));

export const findThreadLine = async (
  db: Database,
  id: string,
  scope: Scope,
): Promise<ThreadLine | undefined> => {
  const [line] = await selectLines(db, visibleThread(scope, id));
  return line;
};

/** Those of a client, last changed first; one more than the page when there is a next one. */
export async function listOwnLines(
  db: Database,
  userId: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ThreadLine[]> {
  const start =
    after === undefined
      ? undefined
      : sql`(${threads.since}, ${threads.id}) < (select since, id from message_threads where id = ${after} and user_id = ${userId})`;
  return selectLines(db, and(eq(threads.userId, userId), start))
    .orderBy(desc(threads.since), desc(threads.id))
    .limit(limit + 1);
}

export const findOwnLine = async (
  db: Database,
  userId: string,
  id: string,
): Promise<ThreadLine | undefined> =>
  (await selectLines(db, and(eq(threads.userId, userId), eq(threads.id, id))))[0];

/** The one that a client opened last. */
export async function findNewestId(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: threads.id })
    .from(threads)
    .where(eq(threads.userId, userId))
    .orderBy(desc(threads.openedAt), desc(threads.id))
    .limit(1);
  return row?.id;
}

export const countOpenThreads = (db: Database, userId: string): Promise<number> =>
  db.$count(threads, and(eq(threads.userId, userId), ne(threads.state, 'closed')));

export const countUnread = (db: Database, userId: string): Promise<number> =>
  db.$count(threads, and(eq(threads.userId, userId), eq(threads.isUnread, true)));

const countsSchema = z.object({
  rows: z.array(z.object({ key: z.object({ state: z.custom<ThreadState>() }), count: z.coerce.number() })),
});

/** By the counts of the list; those of a scope, some hundreds, from their rows. */
export async function countByState(db: Database, scope: Scope): Promise<ReadonlyMap<ThreadState, number>> {
  if (scope === undefined) {
    const { rows } = countsSchema.parse(await db.execute(countsOf('message_threads')));
    return new Map(rows.map(({ key, count: counted }) => [key.state, counted]));
  }
  const rows = await db
    .select({ state: threads.state, count: count() })
    .from(threads)
    .where(inScope(threads.salesId, scope))
    .groupBy(threads.state);
  return new Map(rows.map(({ state, count: counted }) => [state, counted]));
}

/** Held until the transaction ends. */
export async function lockThread(tx: Database, where: SQL | undefined): Promise<ThreadRow | undefined> {
  const [row] = await tx.select().from(threads).where(where).for('update');
  return row;
}

export const ownThread = (userId: string, id: string) => and(eq(threads.id, id), eq(threads.userId, userId));
export const visibleThread = (scope: Scope, id: string) =>
  and(eq(threads.id, id), inScope(threads.salesId, scope));

export async function insertThread(tx: Database, row: typeof threads.$inferInsert): Promise<void> {
  await tx.insert(threads).values(row);
}

export async function saveThread(
  tx: Database,
  { id, version }: Pick<ThreadRow, 'id' | 'version'>,
  change: Partial<Pick<ThreadRow, 'state' | 'since' | 'isUnread' | 'closedBy'>>,
): Promise<void> {
  await tx
    .update(threads)
    .set({ ...change, version: version + 1 })
    .where(eq(threads.id, id));
}

/** Reading is no change of the thread: its version stays. */
export async function markRead(db: Database, userId: string, id: string): Promise<boolean> {
  const read = await db
    .update(threads)
    .set({ isUnread: false })
    .where(ownThread(userId, id))
    .returning({ id: threads.id });
  return read.length > 0;
}
