// The debits of statements that no payout explains: kept until a movement books them.
import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import { type Decimal, decimal } from '@repo/domain/money';
import { and, asc, between, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type StatementDebitRow, statementDebits } from '../../db/schema/bank-statements.ts';
import { journalEntries, postings } from '../../db/schema/books.ts';
import { DAYS_APART, type DebitLine, nearestOf, type TypedMovement, takeExecuted } from './statement-plan.ts';
import { listExecutedPayouts } from './statements.repository.ts';

/** A statement has 65 535 parameters at most. */
const ROWS_AN_INSERT = 1_000;

/** Those that the account has already stay as they are. */
export async function insertDebits(
  tx: Database,
  rows: readonly (typeof statementDebits.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AN_INSERT) {
    await tx
      .insert(statementDebits)
      .values(rows.slice(from, from + ROWS_AN_INSERT))
      .onConflictDoNothing();
  }
}

/**
 * Those of every account, or of this one, that are not booked, oldest first; without those that are the execution of a payout which was
 * recorded after their statement.
 */
export async function listDebitsToQualify(db: Database, account?: string): Promise<StatementDebitRow[]> {
  const rows = await db
    .select()
    .from(statementDebits)
    .where(
      and(
        isNull(statementDebits.entry),
        account === undefined ? undefined : eq(statementDebits.account, account),
      ),
    )
    .orderBy(asc(statementDebits.bookingDay), asc(statementDebits.id));
  const days = rows.map(({ day }) => isoDay(day)).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const around = { first: addDays(first, -DAYS_APART), last: addDays(last, DAYS_APART) };
  // A payout with a booking day is that of another line.
  const executed = (await listExecutedPayouts(db, around)).filter(({ bookingDay }) => bookingDay === null);
  const left = new Set(executed);
  return rows.filter((row) => takeExecuted(toLine(row), left) === undefined);
}

function toLine({ amount, day, wording, externalId }: StatementDebitRow): DebitLine {
  return { amount: decimal(amount).neg(), valueDay: isoDay(day), wording: wording ?? '', externalId };
}

/** Those of the account that are not booked, held until the transaction ends. */
export async function lockDebits(tx: Database, account: string): Promise<void> {
  await tx
    .select({ id: statementDebits.id })
    .from(statementDebits)
    .where(and(eq(statementDebits.account, account), isNull(statementDebits.entry)))
    .orderBy(asc(statementDebits.id))
    .for('update');
}

/** Movements typed for the account in these days that no other import shows, and that are not undone. */
export async function listTypedMovements(
  db: Database,
  {
    account,
    first,
    last,
    importId,
  }: { account: string; first: string; last: string; importId: string | null },
): Promise<TypedMovement[]> {
  const rows = await db
    .select({ entry: journalEntries.number, day: journalEntries.orderDay, amount: postings.amount })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
    .where(
      and(
        eq(postings.account, account),
        lt(postings.amount, '0'),
        inArray(journalEntries.kind, ['cost', 'transfer']),
        between(journalEntries.orderDay, first, last),
        sql`not exists (select from journal_entries undoing where undoing.reverses = ${journalEntries.number})`,
        sql`not exists (select from statement_debits shown where shown.entry = ${journalEntries.number}
          and shown.import_id is distinct from ${importId}::uuid)`,
      ),
    )
    .orderBy(asc(journalEntries.orderDay), asc(journalEntries.number));
  return rows.map(({ entry, day, amount }) => ({ entry, day, amount: decimal(amount).neg() }));
}

/** The debits just kept that a movement booked before they were imported; one that was undone or matched meanwhile books none. */
export async function matchDebits(
  tx: Database,
  account: string,
  matched: readonly { externalId: string; entry: number }[],
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`movements of ${account}`}, 0))`);
  for (const { externalId, entry } of matched) {
    await tx
      .update(statementDebits)
      .set({ entry })
      .where(
        and(
          eq(statementDebits.account, account),
          eq(statementDebits.externalId, externalId),
          isNull(statementDebits.entry),
          sql`not exists (select from statement_debits other where other.entry = ${entry})`,
          sql`not exists (select from journal_entries undoing where undoing.reverses = ${entry})`,
        ),
      );
  }
}

/** The debit that a movement typed without it books: of its account, amount and day, a few days apart at most. */
export async function findTypedDebit(
  tx: Database,
  { account, amount, day }: { account: string; amount: Decimal; day: IsoDay },
): Promise<string | undefined> {
  await lockDebits(tx, account);
  const open = await listDebitsToQualify(tx, account);
  const near = open.map((row) => ({ id: row.id, day: row.day, amount: decimal(row.amount) }));
  return nearestOf({ amount: amount.neg(), valueDay: day }, near)?.id;
}

export async function saveDebitEntry(tx: Database, id: string, entry: number): Promise<void> {
  await tx.update(statementDebits).set({ entry }).where(eq(statementDebits.id, id));
}
