import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { journalEntries, postings } from '../../db/schema/books.ts';

/** The numbers of the entries about these receipts and orders, oldest first. */
export async function listSubjectEntries(db: Database, subjectIds: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ number: journalEntries.number })
    .from(journalEntries)
    .where(inArray(journalEntries.subjectId, [...subjectIds]))
    .orderBy(asc(journalEntries.number));
  return rows.map(({ number }) => number);
}

export function listSubjectPostings(db: Database, subjectIds: readonly string[]) {
  return db
    .select({ account: postings.account, asset: postings.asset, amount: postings.amount })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
    .where(inArray(journalEntries.subjectId, [...subjectIds]))
    .orderBy(asc(postings.entry), asc(postings.line));
}
