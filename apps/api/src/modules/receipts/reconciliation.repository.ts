// SQL of reconciliation: what the journal holds of an account beside what its statements say.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { statementBalances } from '../../db/schema/bank-statements.ts';
import { postings, type YieldEntryKind, yieldEntryKinds } from '../../db/schema/books.ts';

const isOurs = sql`(${postings.account} like 'bank:%' or ${postings.account} like 'wallet:%')`;

/** Every account of the house that has postings, or this one, with what they sum to. */
export function listBookedAccounts(
  db: Database,
  account?: string,
): Promise<{ account: string; asset: string; balance: string }[]> {
  return db
    .select({
      account: postings.account,
      asset: postings.asset,
      balance: sql<string>`sum(${postings.amount})::text`,
    })
    .from(postings)
    .where(account === undefined ? isOurs : and(isOurs, eq(postings.account, account)))
    .groupBy(postings.account, postings.asset)
    .orderBy(postings.account, postings.asset);
}

/** What the journal holds of one account in one asset. */
export async function readBooked(
  db: Database,
  { account, asset }: { account: string; asset: string },
): Promise<string> {
  const [row] = await db
    .select({ balance: sql<string>`coalesce(sum(${postings.amount}), 0)::text` })
    .from(postings)
    .where(and(eq(postings.account, account), eq(postings.asset, asset)));
  return row?.balance ?? '0';
}

export interface LastStatement {
  account: string;
  asset: string;
  day: string;
  balance: string;
  /** What the journal held at the end of that day, each receipt and payout on the day that the bank booked it. */
  books: string;
}

const lastStatementSchema = z.object({
  account: z.string(),
  asset: z.string(),
  day: z.string(),
  balance: z.string(),
  books: z.string(),
});

/** A bank's balance is that of booking days; what names none was booked on its value date, or on the day of its payment. */
const bankDay = sql`coalesce(receipt.booking_day, payout.booking_day, debit.booking_day, entry.order_day)`;
const withSubject = sql`left join receipts receipt on receipt.id = entry.subject_id and entry.subject_type = 'receipt'
  left join payouts payout on payout.id = entry.subject_id and entry.subject_type = 'payout'
  left join statement_debits debit on debit.entry = entry.number and debit.account = posting.account`;

/** Of each account; `upTo`: the last one of that day or before it. */
export async function listLastStatements(db: Database, upTo?: string): Promise<LastStatement[]> {
  const result: unknown = await db.execute(sql`
    select last.account, last.asset, last.day::text as day, last.balance::text as balance,
      coalesce((select sum(posting.amount) from postings posting join journal_entries entry on entry.number = posting.entry
        ${withSubject}
        where posting.account = last.account and posting.asset = last.asset and ${bankDay} <= last.day), 0)::text as books
    from (select distinct on (account, asset) account, asset, day, balance from statement_balances
      ${upTo === undefined ? sql`` : sql`where day <= ${upTo}`}
      order by account, asset, day desc) last`);
  return z.object({ rows: z.array(lastStatementSchema) }).parse(result).rows;
}

export interface ExplainingLine {
  entry: number;
  kind: YieldEntryKind;
  day: string;
  amount: string;
  label: string | null;
}

const explainingSchema = z.object({
  entry: z.coerce.number(),
  kind: z.enum(yieldEntryKinds),
  day: z.string(),
  amount: z.string(),
  label: z.string().nullable(),
});

/**
 * Lines of the journal that no statement gave (typed, paid out), dated around the day of the statement; and any of the last
 * month whose amount is the difference itself. Newest first, 20 at most.
 */
export async function listExplainingLines(
  db: Database,
  { account, asset, day }: Pick<LastStatement, 'account' | 'asset' | 'day'>,
  difference: string,
): Promise<ExplainingLine[]> {
  const result: unknown = await db.execute(sql`
    select entry.number as entry, entry.kind, ${bankDay}::text as day, posting.amount::text as amount,
      coalesce(receipt.payer_name, receipt.wording, payout.reference, why.reason) as label
    from postings posting
    join journal_entries entry on entry.number = posting.entry
    ${withSubject}
    left join entry_reasons why on why.entry = entry.number
    where posting.account = ${account} and posting.asset = ${asset}
      and ${bankDay} between ${day}::date - 30 and ${day}::date + 5
      and (abs(posting.amount) = abs(${difference}::numeric)
        or (${bankDay} >= ${day}::date - 10 and coalesce(receipt.source, 'typed') = 'typed'))
    order by entry.number desc limit 20`);
  return z.object({ rows: z.array(explainingSchema) }).parse(result).rows;
}

/** What an account holds at the end of a day; a later figure for the same day replaces it. */
export async function saveBalance(tx: Database, row: typeof statementBalances.$inferInsert): Promise<void> {
  const { balance, recordedAt, recordedBy, importId = null } = row;
  await tx
    .insert(statementBalances)
    .values(row)
    .onConflictDoUpdate({
      target: [statementBalances.account, statementBalances.asset, statementBalances.day],
      set: { balance, recordedAt, recordedBy, importId },
    });
}
