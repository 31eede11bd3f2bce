// The staff's list of contracts: filtered, sorted and paged by the database, whatever its size.
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { containing } from '../../db/like-pattern.ts';
import { type ContractRow, contracts, paymentProofs } from '../../db/schema/contracts.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { strategies } from '../../db/schema/strategies.ts';

export const sortKeys = ['created_at', 'amount', 'signed_at', 'client', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface AdminContractQuery {
  page: number;
  pageSize: number;
  sort: SortKey;
  isDescending: boolean;
  q: string;
  status?: ContractRow['status'] | undefined;
  paymentStatus?: ContractRow['paymentStatus'] | undefined;
  /** Only those whose payment is awaited. */
  isUnpaid?: boolean;
  /** Title of a strategy. */
  strategy?: string | undefined;
}

export interface AdminContractLine {
  contract: ContractRow;
  client: UserRow;
  product: string;
  hasProof: boolean;
}

const sortColumns: Record<SortKey, SQL> = {
  created_at: sql`${contracts.createdAt}`,
  amount: sql`${contracts.amount}`,
  signed_at: sql`${contracts.signedAt}`,
  client: sql`lower(${users.lastname} || ' ' || ${users.firstname})`,
  status: sql`${contracts.status}`,
};

function search(q: string): SQL | undefined {
  if (q === '') return undefined;
  const pattern = containing(q);
  return or(
    ilike(contracts.poNumber, pattern),
    ilike(contracts.paymentReference, pattern),
    ilike(users.email, pattern),
    ilike(users.companyName, pattern),
    ilike(sql`${users.firstname} || ' ' || ${users.lastname}`, pattern),
    ilike(sql`${users.lastname} || ' ' || ${users.firstname}`, pattern),
  );
}

function whereOf(query: AdminContractQuery): SQL | undefined {
  return and(
    query.status === undefined ? undefined : eq(contracts.status, query.status),
    query.paymentStatus === undefined ? undefined : eq(contracts.paymentStatus, query.paymentStatus),
    query.isUnpaid === true ? inArray(contracts.paymentStatus, ['waiting', 'proved', 'checking']) : undefined,
    query.strategy === undefined ? undefined : eq(strategies.title, query.strategy),
    search(query.q),
  );
}

export async function listAdminContractLines(
  db: Database,
  query: AdminContractQuery,
): Promise<{ lines: AdminContractLine[]; total: number }> {
  const lines = await selectPage(db, query);
  const [counted] = await db
    .select({ total: count() })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
    .where(whereOf(query));
  return { lines, total: counted?.total ?? 0 };
}

/** One page, not yet executed: the test of its plan explains the same query. */
export function selectPage(db: Database, query: AdminContractQuery) {
  const direction = query.isDescending ? desc : asc;
  return (
    db
      .select({
        contract: contracts,
        client: users,
        product: strategies.title,
        hasProof: sql<boolean>`${isNotNull(paymentProofs.contractId)}`,
      })
      .from(contracts)
      .innerJoin(users, eq(users.id, contracts.userId))
      .innerJoin(strategies, eq(strategies.id, contracts.strategyId))
      .leftJoin(paymentProofs, eq(paymentProofs.contractId, contracts.id))
      .where(whereOf(query))
      // The id breaks ties, so that no line is on two pages or on none.
      .orderBy(orderOf(query), direction(contracts.id))
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
  );
}

/** `nulls last` where nulls exist only: elsewhere it would keep a descending order from using its index. */
function orderOf({ sort, isDescending }: AdminContractQuery): SQL {
  const order = (isDescending ? desc : asc)(sortColumns[sort]);
  return sort === 'signed_at' ? sql`${order} nulls last` : order;
}
