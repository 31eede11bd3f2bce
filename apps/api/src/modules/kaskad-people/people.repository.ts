// SQL of « Utilisateurs » of Kaskad: those who have its flag alone, with nothing of Yield.
import {
  and,
  asc,
  count,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
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
import { holdsWords, isShort, startsWord } from '../../db/like-pattern.ts';
import { clientCards } from '../../db/schema/client-cards.ts';
import { isKaskadUser, isUnverified, type UserRow, users } from '../../db/schema/identity.ts';
import {
  type ClassRow,
  kaskadClasses,
  kaskadGrants,
  kaskadUnlocks,
  kaskadWallets,
} from '../../db/schema/kaskad.ts';
import { type InvestmentRow, kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';
import { workItems } from '../../db/schema/records.ts';

export interface PeopleQuery extends PagePlace {
  q: string;
  identity?: 'verified' | 'unverified' | undefined;
  wallet?: 'missing' | 'proven' | undefined;
  access?: 'open' | 'locked' | undefined;
}

const isUser = isKaskadUser(users);
const isVerified = inArray(users.kycStatus, ['verified', 'approved']);

function walletIs(db: Database, wallet: 'missing' | 'proven'): SQL {
  const held = (condition?: SQL) =>
    db
      .select()
      .from(kaskadWallets)
      .where(and(eq(kaskadWallets.userId, users.id), isNull(kaskadWallets.removedAt), condition));
  return wallet === 'missing' ? notExists(held()) : exists(held(isNotNull(kaskadWallets.provenAt)));
}

const whereOf = (db: Database, { q, identity, wallet, access }: PeopleQuery): SQL | undefined =>
  and(
    isUser,
    identity === undefined ? undefined : identity === 'verified' ? isVerified : isUnverified(users),
    access === undefined ? undefined : (access === 'locked' ? isNotNull : isNull)(users.kaskadLockedAt),
    wallet === undefined ? undefined : walletIs(db, wallet),
    q === '' ? undefined : isShort(q) ? startsWord(users.searchText, q) : holdsWords(users.searchText, q),
  );

const order: ListOrder = { by: [users.lastname, users.firstname, users.id], isDescending: false };

const selectPeoplePage = (db: Database, query: PeopleQuery, boundary: PageBoundary | null) =>
  selectPage(db, query, { id: users.id, where: whereOf(db, query), order, boundary });

/** A page, by name; of a search with its count. */
export function listPeople(
  db: Database,
  query: PeopleQuery,
): Promise<{ rows: UserRow[]; counted: Counted | null }> {
  return readListPage<UserRow>(db, query, {
    search:
      query.q === ''
        ? null
        : { found: (columns) => sql`select ${columns} from ${users} where ${whereOf(db, query)}` },
    id: users.id,
    order,
    find: (id) => db.select(boundaryOf(order)).from(users).where(eq(users.id, id)),
    inOrder: (boundary) => selectPeoplePage(db, query, boundary),
    select: ({ where, orderBy }) =>
      db
        .select()
        .from(users)
        .where(where)
        .orderBy(...orderBy),
  });
}

/** Selects the users of the list, to be counted. */
export const selectFoundPeople = (db: Database, query: PeopleQuery) =>
  db.select({ id: users.id }).from(users).where(whereOf(db, query));

/** Undefined without the flag of Kaskad. */
export async function findPerson(db: Database, id: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(isUser, eq(users.id, id)));
  return user;
}

/** Units of the grants of a person in one class: never summed across classes. */
export interface TokenSum {
  userId: string;
  class: ClassRow;
  grants: number;
  total: string;
  claimed: string;
  pending: string;
  claimable: string;
}

export interface Holdings {
  investments: readonly Pick<
    InvestmentRow,
    'userId' | 'roundId' | 'state' | 'units' | 'price' | 'allottedUnits'
  >[];
  /** By owner and class. */
  tokens: readonly TokenSum[];
  /** By owner: whether one of their wallets is proven. */
  wallets: ReadonlyMap<string, boolean>;
}

/** What the users of a page hold in Kaskad. */
export async function readHoldings(
  db: Database,
  userIds: readonly string[],
  today: string,
): Promise<Holdings> {
  const ids = [...userIds];
  const { userId, roundId, state, units, price, allottedUnits } = kaskadInvestments;
  const investments = await db
    .select({ userId, roundId, state, units, price, allottedUnits })
    .from(kaskadInvestments)
    .where(inArray(userId, ids));
  const wallets = await db
    .select({ userId: kaskadWallets.userId, isProven: sql<boolean>`bool_or(proven_at is not null)` })
    .from(kaskadWallets)
    .where(and(inArray(kaskadWallets.userId, ids), isNull(kaskadWallets.removedAt)))
    .groupBy(kaskadWallets.userId);
  return {
    investments,
    tokens: await sumTokens(db, ids, today),
    wallets: new Map(wallets.map((wallet) => [wallet.userId, wallet.isProven])),
  };
}

/** In one query, with what may be claimed on a day: what was unlocked until it, but for what is claimed. */
function sumTokens(db: Database, userIds: string[], day: string): Promise<TokenSum[]> {
  const { userId, classId, total, claimed, pending } = kaskadGrants;
  const unlocked = db
    .select({ grantId: kaskadUnlocks.grantId, units: sql`sum(${kaskadUnlocks.units})`.as('unlocked_units') })
    .from(kaskadUnlocks)
    .innerJoin(kaskadGrants, eq(kaskadGrants.id, kaskadUnlocks.grantId))
    .where(and(inArray(userId, userIds), lte(kaskadUnlocks.day, day)))
    .groupBy(kaskadUnlocks.grantId)
    .as('unlocked');
  const free = sql`greatest(coalesce(${unlocked.units}, 0) - ${claimed} - ${pending}, 0)`;
  return db
    .select({
      userId,
      class: kaskadClasses,
      grants: count(),
      total: sql<string>`sum(${total})::text`,
      claimed: sql<string>`sum(${claimed})::text`,
      pending: sql<string>`sum(${pending})::text`,
      claimable: sql<string>`sum(${free})::text`,
    })
    .from(kaskadGrants)
    .innerJoin(kaskadClasses, eq(kaskadClasses.id, classId))
    .leftJoin(unlocked, eq(unlocked.grantId, kaskadGrants.id))
    .where(inArray(userId, userIds))
    .groupBy(userId, kaskadClasses.id)
    .orderBy(asc(kaskadClasses.symbol), asc(kaskadClasses.id));
}

/** Whether an identity waits for a decision, as « Ma file » of Yield counts it. */
export async function isIdentityWaiting(db: Database, userId: string): Promise<boolean> {
  const waiting = and(eq(clientCards.userId, userId), eq(clientCards.identity, 'pending'));
  return (await db.$count(clientCards, waiting)) > 0;
}

/** Whether an examination was requested since an instant, or is still to be done. */
export async function isReviewRequested(
  db: Database,
  { userId, title, since }: { userId: string; title: string; since: Date },
): Promise<boolean> {
  const stands = or(eq(workItems.state, 'open'), gte(workItems.openedAt, since));
  const requested = and(eq(workItems.userId, userId), eq(workItems.title, title), stands);
  return (await db.$count(workItems, requested)) > 0;
}
