// A movement of our accounts that may be undone.
import { decimal } from '@repo/domain/money';
import { eq, sql } from 'drizzle-orm';
import { statementDebits } from '../../db/schema/bank-statements.ts';
import { type JournalEntryRow, journalEntries, type PostingRow } from '../../db/schema/books.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { needsSecondPerson } from '../change-requests/needs-second-person.ts';
import { readPostings } from '../journal/entries.repository.ts';
import { isMovement } from '../journal/list-journal-entries.ts';
import { movementRule } from './movements-alone.ts';
import { receiptsErrors } from './receipts.errors.ts';

export interface LockedMovement {
  entry: JournalEntryRow;
  postings: readonly PostingRow[];
  isOfDebit: boolean;
}

/** A movement that is not undone; two reversals of it wait for each other. */
export async function lockMovement({ db }: Deps, number: string): Promise<LockedMovement> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reversal of ${number}`}, 0))`);
  const [entry] = await db
    .select()
    .from(journalEntries)
    .where(eq(journalEntries.number, Number(number)));
  if (entry === undefined) throw new AppError(receiptsErrors.unknownEntry);
  if (!isMovement(entry)) throw new AppError(receiptsErrors.notReversible);
  if ((await db.$count(journalEntries, eq(journalEntries.reverses, entry.number))) > 0) {
    throw new AppError(receiptsErrors.reversed);
  }
  return {
    entry,
    postings: (await readPostings(db, [entry.number])).get(entry.number) ?? [],
    isOfDebit: (await db.$count(statementDebits, eq(statementDebits.entry, entry.number))) > 0,
  };
}

/** Whether a second person approved the movement, or would have to now. */
export async function isOfTwo(
  deps: Deps,
  actor: Actor,
  { entry, postings, isOfDebit }: LockedMovement,
): Promise<boolean> {
  if (isOfDebit) return false;
  const debit = postings.find(({ amount }) => decimal(amount).gt(0));
  if (entry.subjectType === 'request' || debit === undefined) return true;
  const { threshold } = movementRule(entry.kind);
  const moved = { asset: debit.asset, amount: decimal(debit.amount) };
  const alone = { threshold, listAlone: () => Promise.resolve([]) };
  return (await needsSecondPerson(deps, actor, moved, alone)).isNeeded;
}
