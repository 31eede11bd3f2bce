// SQL of accounts: what each holds, and its lines with the running balance.
import { and, asc, count, desc, eq, like, lte, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { containing, escapeLike } from '../../db/like-pattern.ts';
import { journalEntries, postings } from '../../db/schema/books.ts';
import { payouts } from '../../db/schema/cash.ts';
import { contracts } from '../../db/schema/contracts.ts';
import { entryReason } from '../books/books.repository.ts';
import { ofPeriod, type PageOf, type Period } from './entries.repository.ts';

const debit = sql`coalesce(sum(${postings.amount}) filter (where ${postings.amount} > 0), 0)`;
const credit = sql`coalesce(-sum(${postings.amount}) filter (where ${postings.amount} < 0), 0)`;
const balance = sql`sum(${postings.amount})`;
const asText = (sum: SQL) => sql<string>`(${sum})::text`;

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

/** Each account and asset, up to an order day; those of contracts and payouts in one line for each asset. */
export function selectBalances(db: Database, day?: string) {
  const ofAccounts = db
    .select({
      account: postings.account,
      asset: postings.asset,
      debit: debit.as('debit'),
      credit: credit.as('credit'),
      balance: balance.as('balance'),
    })
    .from(postings)
    .groupBy(postings.account, postings.asset);
  const each = (
    day === undefined
      ? ofAccounts
      : ofAccounts
          .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
          .where(lte(journalEntries.orderDay, day))
  ).as('each');
  const line = sql<string>`case when ${each.account} like 'waiting:%' then 'waiting'
    when ${each.account} like 'payable:%' then 'payable' else ${each.account} end`;
  return db
    .select({
      account: line.as('line'),
      asset: each.asset,
      debit: sql<string>`sum(${each.debit})::text`,
      credit: sql<string>`sum(${each.credit})::text`,
      balance: sql<string>`sum(${each.balance})::text`,
      open: sql<number>`(count(*) filter (where ${each.balance} <> 0))::int`,
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
  return or(
    sql`${postings.account} ilike ${containing(q)}`,
    sql`${postings.account} in (${waiting})`,
    sql`${postings.account} in (${owed})`,
  );
}

function selectAccounts(db: Database, { family, asset, q = '' }: AccountFilter) {
  return db
    .select({
      account: postings.account,
      asset: postings.asset,
      debit: asText(debit),
      credit: asText(credit),
      balance: asText(balance),
    })
    .from(postings)
    .where(
      and(
        family === undefined
          ? undefined
          : or(eq(postings.account, family), like(postings.account, `${family}:%`)),
        asset === undefined ? undefined : eq(postings.asset, asset),
        searched(db, q.trim()),
      ),
    )
    .groupBy(postings.account, postings.asset)
    .having(
      or(
        and(notLike(postings.account, 'waiting:%'), notLike(postings.account, 'payable:%')),
        sql`sum(${postings.amount}) <> 0`,
      ),
    )
    .$dynamic();
}

export type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number];

/** Those of contracts and payouts only while their balance is not zero. */
export async function listAccountRows(
  db: Database,
  filter: AccountFilter,
  { page, pageSize }: Pick<PageOf, 'page' | 'pageSize'>,
): Promise<{ rows: AccountRow[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(selectAccounts(db, filter).as('accounts'));
  const rows = await selectAccounts(db, filter)
    .orderBy(asc(postings.account), asc(postings.asset))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: counted?.total ?? 0 };
}

export interface LedgerOf extends Period {
  account: string;
  asset: string;
}

const isLedger = ({ account, asset }: LedgerOf) =>
  and(eq(postings.account, account), eq(postings.asset, asset));

/** Lines of the period in the order of their days, with the balance of the account after each. */
export function selectLedger(db: Database, of: LedgerOf, { page, pageSize, isDescending }: PageOf) {
  const inOrder = sql`order by ${journalEntries.orderDay}, ${postings.entry}, ${postings.line}`;
  const lines = db
    .select({
      entry: postings.entry,
      line: postings.line,
      kind: journalEntries.kind,
      orderDay: journalEntries.orderDay,
      bookedAt: journalEntries.bookedAt,
      contractId: journalEntries.contractId,
      reason: entryReason.as('reason'),
      amount: postings.amount,
      balance: sql<string>`(sum(${postings.amount}) over (${inOrder}))::text`.as('running'),
    })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
    .where(isLedger(of))
    .as('lines');
  const direction = isDescending ? desc : asc;
  return db
    .select()
    .from(lines)
    .where(
      and(
        of.from === undefined ? undefined : sql`${lines.orderDay} >= ${of.from}`,
        of.to === undefined ? undefined : sql`${lines.orderDay} <= ${of.to}`,
      ),
    )
    .orderBy(direction(lines.orderDay), direction(lines.entry), direction(lines.line))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** What an account held before the period, and what moved in it. */
export async function readLedgerTotals(db: Database, of: LedgerOf) {
  const before = of.from === undefined ? sql`false` : sql`${journalEntries.orderDay} < ${of.from}`;
  const within = ofPeriod(of) ?? sql`true`;
  const [totals] = await db
    .select({
      opening: sql<string>`coalesce(sum(${postings.amount}) filter (where ${before}), 0)::text`,
      debit: sql<string>`coalesce(sum(${postings.amount}) filter (where ${within} and ${postings.amount} > 0), 0)::text`,
      credit: sql<string>`coalesce(-sum(${postings.amount}) filter (where ${within} and ${postings.amount} < 0), 0)::text`,
      total: sql<number>`(count(*) filter (where ${within}))::int`,
    })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
    .where(isLedger(of));
  return totals ?? { opening: '0', debit: '0', credit: '0', total: 0 };
}

export async function readAssetsOf(db: Database, account: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ asset: postings.asset })
    .from(postings)
    .where(eq(postings.account, account))
    .orderBy(asc(postings.asset));
  return rows.map(({ asset }) => asset);
}
