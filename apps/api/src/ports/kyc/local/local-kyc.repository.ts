import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { localKycApplicants } from '../../../db/schema/kyc.ts';

export type LocalApplicant = typeof localKycApplicants.$inferSelect;

export async function insertLocalApplicant(
  db: Database,
  row: typeof localKycApplicants.$inferInsert,
): Promise<LocalApplicant> {
  await db
    .insert(localKycApplicants)
    .values(row)
    .onConflictDoNothing({ target: localKycApplicants.externalUserId });
  const [held] = await db
    .select()
    .from(localKycApplicants)
    .where(eq(localKycApplicants.externalUserId, row.externalUserId));
  if (held === undefined) throw new Error('the local applicant was not kept');
  return held;
}

export async function findLocalApplicant(db: Database, id: string): Promise<LocalApplicant | null> {
  const [row] = await db.select().from(localKycApplicants).where(eq(localKycApplicants.id, id));
  return row ?? null;
}

export async function findLocalApplicantByToken(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<LocalApplicant | null> {
  const [row] = await db
    .select()
    .from(localKycApplicants)
    .where(and(eq(localKycApplicants.tokenHash, tokenHash), gt(localKycApplicants.tokenExpiresAt, now)));
  return row ?? null;
}

export async function updateLocalApplicant(
  db: Database,
  id: string,
  changes: Partial<typeof localKycApplicants.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await db.update(localKycApplicants).set(changes).where(eq(localKycApplicants.id, id));
}

export async function setLocalToken(
  db: Database,
  externalUserId: string,
  token: { tokenHash: string; tokenExpiresAt: Date; updatedAt: Date },
): Promise<boolean> {
  const updated = await db
    .update(localKycApplicants)
    .set(token)
    .where(eq(localKycApplicants.externalUserId, externalUserId))
    .returning({ id: localKycApplicants.id });
  return updated.length > 0;
}

export async function deleteLocalApplicant(db: Database, id: string): Promise<void> {
  await db.delete(localKycApplicants).where(eq(localKycApplicants.id, id));
}
