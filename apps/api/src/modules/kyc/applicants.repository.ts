import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { applicants } from '../../db/schema/kyc.ts';

export type ApplicantRow = typeof applicants.$inferSelect;

/** Why the provider refused, in two texts: one for the person, one for staff alone. */
export interface Refusal {
  rejectType: 'RETRY' | 'FINAL';
  refusalComment: string | null;
  staffNote: string | null;
  rejectLabels: readonly string[];
}

export async function findApplicant(db: Database, userId: string): Promise<ApplicantRow | null> {
  const [row] = await db.select().from(applicants).where(eq(applicants.userId, userId));
  return row ?? null;
}

export async function findApplicantByProviderId(
  db: Database,
  applicantId: string,
): Promise<ApplicantRow | null> {
  const [row] = await db.select().from(applicants).where(eq(applicants.applicantId, applicantId));
  return row ?? null;
}

/** Two tabs may open the file at once: the first row stays and both get it. */
export async function insertApplicant(
  db: Database,
  row: typeof applicants.$inferInsert,
): Promise<ApplicantRow> {
  await db.insert(applicants).values(row).onConflictDoNothing({ target: applicants.userId });
  const held = await findApplicant(db, row.userId);
  if (held === null) throw new Error(`applicant of ${row.userId} was not kept`);
  return held;
}

export async function saveRefusal(
  db: Database,
  userId: string,
  { refusal, isByStaff, isVerdict }: { refusal: Refusal | null; isByStaff: boolean; isVerdict: boolean },
): Promise<void> {
  const none = { rejectType: null, refusalComment: null, staffNote: null, rejectLabels: null };
  await db
    .update(applicants)
    .set({
      ...(refusal ?? none),
      refusedByStaff: isByStaff && refusal !== null,
      // A new try that was allowed before the verdict is over.
      ...(isVerdict && { resetDue: false }),
    })
    .where(eq(applicants.userId, userId));
}

export async function saveReading(
  db: Database,
  userId: string,
  reading: Pick<ApplicantRow, 'verdictId' | 'reviewRevision' | 'updatedAt'>,
): Promise<void> {
  await db.update(applicants).set(reading).where(eq(applicants.userId, userId));
}

export async function deleteApplicantRow(db: Database, userId: string): Promise<void> {
  await db.delete(applicants).where(eq(applicants.userId, userId));
}

export async function saveResetDue(db: Database, userId: string, resetDue: boolean): Promise<void> {
  await db.update(applicants).set({ resetDue }).where(eq(applicants.userId, userId));
}
