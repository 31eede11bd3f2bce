// SQL of one account in one asset: its lines with the running balance, and its sums.
import { and, asc, between, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import {
  boundaryOf,
  isBackwards,
  type ListOrder,
  type PageBoundary,
  pageClauses,
  readPage,
} from '../../db/keyset.ts';
import { accountBalances, accountDays } from '../../db/schema/account-sums.ts';
import { journalEntries, postings } from '../../db/schema/books.ts';
import { entryReason } from '../books/books.repository.ts';
import { isOfYield } from './accounts.repository.ts';
import { type PageOf, type Period, yieldKind } from './entries.repository.ts';

export interface LedgerOf extends Period {
  account: string;
  asset: string;
}

const isOfAccount = ({ account, asset }: LedgerOf) =>
  and(eq(accountDays.account, account), eq(accountDays.asset, asset));

const isInPeriod = ({ from, to }: Period): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(accountDays.day, from),
    to === undefined ? undefined : lte(accountDays.day, to),
  );

/** The order days that a page is in, and what its lines follow. */
interface Span {
  first: string;
  last: string;
  /** What the account held before the first day. */
  opening: string;
  /** Lines of those days, in the order of the page, before it. */
  skipped: number;
}

const spanSchema = z.object({
  rows: z.array(z.object({ first: z.string(), last: z.string(), opening: z.string(), skipped: z.number() })),
});

/**
 * Found from the sums of each day: a page is as fast among a million lines as among ten. From a row on, it starts on the day of that row,
 * whose own lines come on top.
 */
async function findSpan(
  db: Database,
  of: LedgerOf,
  { page, boundary }: { page: PageOf; boundary: PageBoundary | null },
): Promise<Span | undefined> {
  const isDescending = page.isDescending !== isBackwards(page);
  const direction = isDescending ? sql`desc` : sql`asc`;
  const [day] = boundary ?? [];
  const skipped = boundary === null ? (page.page - 1) * page.pageSize : 0;
  const start =
    day === undefined ? sql`true` : isDescending ? lte(accountDays.day, day) : gte(accountDays.day, day);
  const result: unknown = await db.execute(sql`
    with days as (
      select ${accountDays.day} as day, ${accountDays.lines} as lines,
        sum(${accountDays.lines}) over (order by ${accountDays.day} ${direction}) as reached
      from ${accountDays} where ${and(isOfAccount(of), isInPeriod(of), start)}
    ), shown as (
      select * from days where reached > ${skipped}::bigint
        and reached - lines < ${skipped + page.pageSize}::bigint + coalesce((select d.lines from days d where d.day = ${day ?? null}::date), 0)
    ), span as (
      select min(day) as first, max(day) as last, min(reached - lines) as before from shown
    )
    select first::text, last::text, (${skipped}::bigint - before)::int as skipped,
      coalesce((select sum(debit - credit) from ${accountDays} where ${isOfAccount(of)} and ${accountDays.day} < first), 0)::text as opening
    from span where first is not null`);
  return spanSchema.parse(result).rows[0];
}

/** Lines of the days of the page, with the balance of the account after each; not yet executed. */
export function selectLedger(
  db: Database,
  of: LedgerOf,
  { page, boundary, span }: { page: PageOf; boundary: PageBoundary | null; span: Span },
) {
  const lines = db
    .select({
      entry: postings.entry,
      line: postings.line,
      kind: yieldKind.as('kind'),
      orderDay: journalEntries.orderDay,
      bookedAt: journalEntries.bookedAt,
      contractId: journalEntries.contractId,
      reason: entryReason.as('reason'),
      amount: postings.amount,
      balance: sql<string>`(${span.opening}::numeric + sum(${postings.amount})
        over (order by ${journalEntries.orderDay}, ${postings.entry}, ${postings.line}))::text`.as('running'),
    })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
    .where(
      and(
        eq(postings.account, of.account),
        eq(postings.asset, of.asset),
        between(journalEntries.orderDay, span.first, span.last),
      ),
    )
    .as('lines');
  const order: ListOrder = {
    by: [lines.orderDay, lines.entry, lines.line],
    isDescending: page.isDescending,
  };
  const clauses = pageClauses(order, page, boundary);
  return db
    .select()
    .from(lines)
    .where(clauses.where)
    .orderBy(...clauses.orderBy)
    .limit(clauses.limit)
    .offset(boundary === null ? span.skipped : 0);
}

/** A row's id is the number of its entry and its line. */
export function listLedgerRows(db: Database, of: LedgerOf, page: PageOf) {
  return readPage(page, {
    find: (id) => {
      const [entry, line] = id.split('-').map(Number);
      return db
        .select(
          boundaryOf({ by: [journalEntries.orderDay, postings.entry, postings.line], isDescending: false }),
        )
        .from(postings)
        .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
        .where(and(eq(postings.entry, entry ?? 0), eq(postings.line, line ?? 0)));
    },
    select: async (boundary) => {
      const span = await findSpan(db, of, { page, boundary });
      return span === undefined ? [] : selectLedger(db, of, { page, boundary, span });
    },
  });
}

/** What an account held before the period, and what moved in it. */
export async function readLedgerTotals(db: Database, of: LedgerOf) {
  const before = of.from === undefined ? sql`false` : lt(accountDays.day, of.from);
  const within = isInPeriod(of) ?? sql`true`;
  const { debit, credit, lines } = accountDays;
  const [totals] = await db
    .select({
      opening: sql<string>`coalesce(sum(${debit} - ${credit}) filter (where ${before}), 0)::text`,
      debit: sql<string>`coalesce(sum(${debit}) filter (where ${within}), 0)::text`,
      credit: sql<string>`coalesce(sum(${credit}) filter (where ${within}), 0)::text`,
      total: sql<number>`coalesce(sum(${lines}) filter (where ${within}), 0)::int`,
    })
    .from(accountDays)
    .where(isOfAccount(of));
  return totals ?? { opening: '0', debit: '0', credit: '0', total: 0 };
}

export async function readAssetsOf(db: Database, account: string): Promise<string[]> {
  const rows = await db
    .select({ asset: accountBalances.asset })
    .from(accountBalances)
    .where(and(eq(accountBalances.account, account), isOfYield(accountBalances.account)))
    .orderBy(asc(accountBalances.asset));
  return rows.map(({ asset }) => asset);
}
