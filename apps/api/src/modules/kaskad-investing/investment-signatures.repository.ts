// SQL of the signatures of subscription forms.
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { kaskadConsents, kaskadSignatures } from '../../db/schema/kaskad-registers.ts';

export type SignatureRow = typeof kaskadSignatures.$inferSelect;

const open = inArray(kaskadSignatures.status, ['opening', 'ongoing']);

export async function findInvestmentSignature(db: Database, id: string): Promise<SignatureRow | undefined> {
  const [row] = await db.select().from(kaskadSignatures).where(eq(kaskadSignatures.id, id));
  return row;
}

/** The one that is not over; there is one at most. */
export async function findOpenSignature(
  db: Database,
  investmentId: string,
): Promise<SignatureRow | undefined> {
  const [row] = await db
    .select()
    .from(kaskadSignatures)
    .where(and(eq(kaskadSignatures.investmentId, investmentId), open))
    .orderBy(asc(kaskadSignatures.createdAt))
    .limit(1);
  return row;
}

/** Whether its owner accepted a version of a document after the form was written, which names the one before. */
export async function isFormOutdated(
  db: Database,
  { investmentId, createdAt }: Pick<SignatureRow, 'investmentId' | 'createdAt'>,
): Promise<boolean> {
  const accepted = await db
    .select({ id: kaskadConsents.id })
    .from(kaskadConsents)
    .where(
      and(
        eq(kaskadConsents.investmentId, investmentId),
        eq(kaskadConsents.kind, 'document'),
        gt(kaskadConsents.acceptedAt, createdAt),
      ),
    )
    .limit(1);
  return accepted.length > 0;
}

/** Those without news since an instant, which is written when each is looked at. */
export const listOpenSignatures = (
  db: Database,
  { lookedBefore, limit }: { lookedBefore: Date; limit: number },
): Promise<SignatureRow[]> =>
  db
    .select()
    .from(kaskadSignatures)
    .where(and(open, lte(kaskadSignatures.updatedAt, lookedBefore)))
    .orderBy(asc(kaskadSignatures.updatedAt))
    .limit(limit);

export async function insertSignature(
  tx: Database,
  row: typeof kaskadSignatures.$inferInsert,
): Promise<void> {
  await tx.insert(kaskadSignatures).values(row);
}

export async function saveSignature(
  tx: Database,
  id: string,
  columns: Partial<Omit<SignatureRow, 'id' | 'investmentId' | 'createdAt'>>,
): Promise<void> {
  await tx.update(kaskadSignatures).set(columns).where(eq(kaskadSignatures.id, id));
}
