import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { journalEntries, postings } from '../../db/schema/books.ts';

/** The numbers of the entries about a receipt or an order, oldest first. */
export async function listSubjectEntries(db: Database, subjectId: string): Promise<number[]> {
  const rows = await db
    .select({ number: journalEntries.number })
    .from(journalEntries)
    .where(eq(journalEntries.subjectId, subjectId))
    .orderBy(asc(journalEntries.number));
  return rows.map(({ number }) => number);
}

export function listSubjectPostings(db: Database, subjectId: string) {
  return db
    .select({ account: postings.account, asset: postings.asset, amount: postings.amount })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.number, postings.entry))
    .where(eq(journalEntries.subjectId, subjectId))
    .orderBy(asc(postings.entry), asc(postings.line));
}
