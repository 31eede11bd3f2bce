// The debits of statements that no payout explains: kept until a movement books them.
import { addDays, isoDay } from '@repo/domain/dates';
import { decimal } from '@repo/domain/money';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type StatementDebitRow, statementDebits } from '../../db/schema/cash.ts';
import { DAYS_APART, type DebitLine, takeExecuted } from './statement-plan.ts';
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

export async function saveDebitEntry(tx: Database, id: string, entry: number): Promise<void> {
  await tx.update(statementDebits).set({ entry }).where(eq(statementDebits.id, id));
}
