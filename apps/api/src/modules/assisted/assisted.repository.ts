// SQL of subscriptions prepared by staff, with what their screens show of the client, the product and the contract.
import { and, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { type AssistedRow, assistedSubscriptions as assisted } from '../../db/schema/assisted.ts';
import { clientCards } from '../../db/schema/client-cards.ts';
import { type ContractRow, contracts } from '../../db/schema/contracts.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { type StrategyRow, strategies } from '../../db/schema/strategies.ts';
import { inScope, type Scope } from '../clients/scope.repository.ts';

export interface AssistedLine {
  row: AssistedRow;
  client: UserRow;
  /** Null of an account that is no client’s any more. */
  card: Pick<typeof clientCards.$inferSelect, 'state' | 'documents'> | null;
  author: string;
  saver: string;
  strategy: StrategyRow | null;
  contract: Pick<ContractRow, 'id' | 'status' | 'paymentStatus'> | null;
  pendingContracts: number;
}

const authors = alias(users, 'authors');
const savers = alias(users, 'savers');

const nameOf = (person: typeof authors | typeof savers): SQL<string> =>
  sql<string>`trim(concat_ws(' ', ${person.firstname}, ${person.lastname}))`;

const selectLines = (db: Database, where: SQL | undefined) =>
  db
    .select({
      row: assisted,
      client: users,
      card: { state: clientCards.state, documents: clientCards.documents },
      author: nameOf(authors),
      saver: nameOf(savers),
      strategy: strategies,
      contract: { id: contracts.id, status: contracts.status, paymentStatus: contracts.paymentStatus },
      pendingContracts: sql<number>`(select count(*)::int from contracts pending
        where pending.user_id = ${assisted.userId} and pending.status = 'pending')`,
    })
    .from(assisted)
    .innerJoin(users, eq(users.id, assisted.userId))
    .innerJoin(authors, eq(authors.id, assisted.authorId))
    .innerJoin(savers, eq(savers.id, assisted.savedBy))
    .leftJoin(clientCards, eq(clientCards.userId, assisted.userId))
    .leftJoin(strategies, eq(strategies.id, assisted.strategyId))
    .leftJoin(contracts, eq(contracts.id, assisted.contractId))
    .where(where);

const ofAdviser = (scope: Scope): SQL | undefined => inScope(users.assignedSalesId, scope);

/** To an adviser those of their own clients alone exist. */
export async function findAssistedLine(
  db: Database,
  id: string,
  scope: Scope,
): Promise<AssistedLine | undefined> {
  const [line] = await selectLines(db, and(eq(assisted.id, id), ofAdviser(scope)));
  return line;
}

export interface AssistedQuery {
  client?: string | undefined;
  scope?: Scope;
  after?: string | undefined;
  limit: number;
}

/** Last changed first; one more than the page when there is a next one. */
export function listAssistedLines(
  db: Database,
  { client, scope, after, limit }: AssistedQuery,
): Promise<AssistedLine[]> {
  const start =
    after === undefined
      ? undefined
      : sql`(${assisted.savedAt}, ${assisted.id}) < (select saved_at, id from assisted_subscriptions where id = ${after})`;
  const ofClient = client === undefined ? undefined : eq(assisted.userId, client);
  return selectLines(db, and(ofClient, ofAdviser(scope), start))
    .orderBy(desc(assisted.savedAt), desc(assisted.id))
    .limit(limit + 1);
}

/** The one that this member of staff began last for a client. */
export async function findNewestId(
  db: Database,
  { userId, authorId }: Pick<AssistedRow, 'userId' | 'authorId'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: assisted.id })
    .from(assisted)
    .where(and(eq(assisted.userId, userId), eq(assisted.authorId, authorId)))
    .orderBy(desc(assisted.createdAt), desc(assisted.id))
    .limit(1);
  return row?.id;
}

/** The wallets of a client's signed contracts, each with its last contract; newest first. */
export async function listSignedOrigins(
  db: Database,
  userId: string,
): Promise<{ address: string; poNumber: string; signedAt: Date }[]> {
  const { paymentOrigin: origin, signedAt } = contracts;
  const rows = await db
    .selectDistinctOn([origin], {
      address: sql<string>`${origin}`,
      poNumber: contracts.poNumber,
      signedAt: sql<Date>`${signedAt}`.mapWith(signedAt),
    })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), isNotNull(origin), isNotNull(signedAt)))
    .orderBy(origin, desc(signedAt));
  return rows.toSorted((a, b) => b.signedAt.getTime() - a.signedAt.getTime());
}

/** Of its client: never a draft. */
export async function findPreparedLine(
  db: Database,
  userId: string,
  id: string,
): Promise<AssistedLine | undefined> {
  const isShown = sql`${assisted.sentAt} is not null`;
  const [line] = await selectLines(db, and(eq(assisted.id, id), eq(assisted.userId, userId), isShown));
  return line;
}

/** Those that await the client. */
export function listPreparedLines(db: Database, userId: string, now: Date): Promise<AssistedLine[]> {
  return selectLines(
    db,
    and(eq(assisted.userId, userId), eq(assisted.state, 'sent'), gt(assisted.expiresAt, now)),
  ).orderBy(desc(assisted.sentAt), desc(assisted.id));
}

export async function insertAssisted(tx: Database, row: typeof assisted.$inferInsert): Promise<void> {
  await tx.insert(assisted).values(row);
}

export async function lockAssisted(tx: Database, id: string): Promise<AssistedRow | undefined> {
  const [row] = await tx.select().from(assisted).where(eq(assisted.id, id)).for('update');
  return row;
}

/** Of a row that the caller has locked. */
export async function updateAssisted(
  tx: Database,
  { id, version }: Pick<AssistedRow, 'id' | 'version'>,
  changes: Partial<typeof assisted.$inferInsert>,
): Promise<void> {
  await tx
    .update(assisted)
    .set({ ...changes, version: version + 1 })
    .where(eq(assisted.id, id));
}
