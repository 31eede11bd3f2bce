// SQL of statements that were downloaded, and of what was corrected since.
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { type StatementIssueRow, statementIssues } from '../../db/schema/statements.ts';

export interface StatementKey {
  userId: string;
  firstDay: string;
  lastDay: string;
  currency: string;
}

/** Newest first. */
export function listIssues(db: Database, key: StatementKey): Promise<StatementIssueRow[]> {
  return db
    .select()
    .from(statementIssues)
    .where(
      and(
        eq(statementIssues.userId, key.userId),
        eq(statementIssues.firstDay, key.firstDay),
        eq(statementIssues.lastDay, key.lastDay),
        eq(statementIssues.currency, key.currency),
      ),
    )
    .orderBy(desc(statementIssues.issuedAt), desc(statementIssues.id));
}

export interface IssueRow extends StatementIssueRow {
  /** A later one of the same period and currency was issued. */
  isReplaced: boolean;
}

/** All those of a client, the last period first. */
export async function listIssuesOf(db: Database, userId: string): Promise<IssueRow[]> {
  const rows = await db
    .select()
    .from(statementIssues)
    .where(eq(statementIssues.userId, userId))
    .orderBy(desc(statementIssues.lastDay), desc(statementIssues.firstDay), desc(statementIssues.issuedAt));
  const seen = new Set<string>();
  return rows.map((row) => {
    const key = `${row.firstDay} ${row.lastDay} ${row.currency}`;
    const isReplaced = seen.has(key);
    seen.add(key);
    return { ...row, isReplaced };
  });
}

export async function insertIssue(db: Database, row: typeof statementIssues.$inferInsert): Promise<void> {
  await db.insert(statementIssues).values(row);
}

const correctedValue = z.object({
  title: z.string(),
  day: z.string(),
  before: z.string(),
  after: z.string(),
  corrected_on: z.string(),
});
const undoneDeal = z.object({ po_number: z.string(), day: z.string(), undone_on: z.string() });

export interface Causes {
  values: z.infer<typeof correctedValue>[];
  /** Deals that a rectification or a renunciation undid. */
  deals: z.infer<typeof undoneDeal>[];
}

const paris = (column: SQL) => sql`(${column} at time zone 'Europe/Paris')::date::text`;

/** What was corrected between two instants and counts up to `lastDay`: values of the client's products, quotes, their deals. */
export async function readCauses(
  db: Database,
  { userId, lastDay }: Pick<StatementKey, 'userId' | 'lastDay'>,
  { after, upTo }: { after: Date; upTo: Date },
): Promise<Causes> {
  const between = sql`between ${after.toISOString()}::timestamptz and ${upTo.toISOString()}::timestamptz`;
  const values: unknown = await db.execute(sql`
    select title, day::text as day, before::text as before, after::text as after, ${paris(sql`corrected_at`)} as corrected_on from (
      (select distinct on (r.strategy_id, r.day) s.title, r.day, r.vl as before, n.vl as after, n.published_at as corrected_at
        from nav_revisions r join navs n using (strategy_id, day) join strategies s on s.id = r.strategy_id
        where r.replaced_at ${between} and r.day <= ${lastDay} and r.vl <> n.vl
          and exists (select from contracts c where c.user_id = ${userId} and c.strategy_id = r.strategy_id)
        order by r.strategy_id, r.day, r.version)
      union all
      (select distinct on (r.base, r.quote, r.day) r.base || '/' || r.quote, r.day, r.rate, f.rate, f.published_at
        from fx_rate_revisions r join fx_rates f using (base, quote, day)
        where r.replaced_at ${between} and r.day <= ${lastDay}
        order by r.base, r.quote, r.day, r.version)) corrected
    where before <> after order by day desc, title`);
  const deals: unknown = await db.execute(sql`
    select c.po_number, m.dealing_day::text as day, ${paris(sql`m.booked_at`)} as undone_on
    from unit_movements m join contracts c on c.id = m.contract_id
    where c.user_id = ${userId} and m.reverses is not null and m.booked_at ${between} and m.dealing_day <= ${lastDay}
    order by m.booked_at, m.number`);
  return {
    values: z.object({ rows: z.array(correctedValue) }).parse(values).rows,
    deals: z.object({ rows: z.array(undoneDeal) }).parse(deals).rows,
  };
}
