// SQL of accounts: what each holds. What they hold is kept beside the postings.
import { KASKAD_FAMILIES } from '@repo/domain/books';
import { type AnyColumn, and, eq, ilike, inArray, like, lte, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  type Counted,
  countRows,
  type ListOrder,
  type PageBoundary,
  type PagePlace,
  pageClauses,
  readPage,
} from '../../db/keyset.ts';
import { containing, escapeLike, startsInOrder } from '../../db/like-pattern.ts';
import { accountBalances, accountDays, isListed } from '../../db/schema/account-sums.ts';
import { payouts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';

export interface BalanceRow {
  /** An account; `waiting` or `payable` for all of theirs. */
  account: string;
  asset: string;
  debit: string;
  credit: string;
  balance: string;
  /** Accounts of the line whose balance is not zero. */
  open: number;
}

/** An account of money that is not Kaskad's. */
export const isOfYield = (account: AnyColumn): SQL | undefined =>
  and(...KASKAD_FAMILIES.map((family) => notLike(account, `${family}%`)));

/** Each account and asset, up to an order day; those of contracts and payouts in one line for each asset. */
export function selectBalances(db: Database, day?: string) {
  const each = (
    day === undefined
      ? db
          .select({
            account: accountBalances.account,
            asset: accountBalances.asset,
            debit: accountBalances.debit,
            credit: accountBalances.credit,
          })
          .from(accountBalances)
          .where(isOfYield(accountBalances.account))
      : db
          .select({
            account: accountDays.account,
            asset: accountDays.asset,
            debit: sql`sum(${accountDays.debit})`.as('debit'),
            credit: sql`sum(${accountDays.credit})`.as('credit'),
          })
          .from(accountDays)
          .where(and(lte(accountDays.day, day), isOfYield(accountDays.account)))
          .groupBy(accountDays.account, accountDays.asset)
  ).as('each');
  const line = sql<string>`case when ${each.account} like 'waiting:%' then 'waiting'
    when ${each.account} like 'payable:%' then 'payable' else ${each.account} end`;
  return db
    .select({
      account: line.as('line'),
      asset: each.asset,
      debit: sql<string>`sum(${each.debit})::text`,
      credit: sql<string>`sum(${each.credit})::text`,
      balance: sql<string>`sum(${each.debit} - ${each.credit})::text`,
      open: sql<number>`(count(*) filter (where ${each.debit} <> ${each.credit}))::int`,
    })
    .from(each)
    .groupBy(sql`line`, each.asset);
}

export interface AccountFilter {
  family?: string | undefined;
  asset?: string | undefined;
  /** Part of an account, or the start of the PO number of its contract. */
  q?: string | undefined;
}

function searched(db: Database, q: string): SQL | undefined {
  if (q === '') return undefined;
  const isNamed = like(contracts.poNumber, `${escapeLike(q.toUpperCase())}%`);
  const waiting = db
    .select({ account: sql`'waiting:' || ${contracts.id}` })
    .from(contracts)
    .where(isNamed);
  const owed = db
    .select({ account: sql`'payable:' || ${payouts.id}` })
    .from(payouts)
    .innerJoin(contracts, eq(contracts.id, payouts.contractId))
    .where(isNamed);
  const { account } = accountBalances;
  return or(ilike(account, containing(q)), inArray(account, waiting), inArray(account, owed));
}

/** Those of contracts and payouts only while their balance is not zero. */
function whereOf(db: Database, { family, asset, q = '' }: AccountFilter): SQL | undefined {
  const { account } = accountBalances;
  return and(
    isListed(accountBalances),
    isOfYield(account),
    family === undefined
      ? undefined
      : or(eq(account, family), startsInOrder(account, sql`${`${family}:`}::text`)),
    asset === undefined ? undefined : eq(accountBalances.asset, asset),
    searched(db, q.trim()),
  );
}

const accountOrder: ListOrder = {
  by: [accountBalances.account, accountBalances.asset],
  isDescending: false,
};

/** One page, not yet executed: the test of its plan explains the same query. */
export function selectAccounts(
  db: Database,
  filter: AccountFilter & PagePlace,
  boundary: PageBoundary | null,
) {
  const page = pageClauses(accountOrder, filter, boundary);
  const { account, asset, debit, credit } = accountBalances;
  return db
    .select({ account, asset, debit, credit, balance: sql<string>`(${debit} - ${credit})::text` })
    .from(accountBalances)
    .where(and(whereOf(db, filter), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
}

export type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number];

/** A row's id is its account and its asset. */
export async function listAccountRows(
  db: Database,
  filter: AccountFilter & PagePlace,
): Promise<{ rows: AccountRow[]; counted: Counted }> {
  const rows = await readPage(filter, {
    find: async (id) => {
      const end = id.lastIndexOf(' ');
      return [{ boundary: [id.slice(0, end), id.slice(end + 1)] }];
    },
    select: (boundary) => selectAccounts(db, filter, boundary),
  });
  const found = db.select({ asset: accountBalances.asset }).from(accountBalances).where(whereOf(db, filter));
  return { rows, counted: await countRows(db, { place: filter, shown: rows.length, found }) };
}
