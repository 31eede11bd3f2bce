import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { companyDocuments } from '../../db/schema/kyc.ts';

export type CompanyDocumentRow = typeof companyDocuments.$inferSelect;

export function listCompanyDocumentRows(db: Database, userId: string): Promise<CompanyDocumentRow[]> {
  return db.select().from(companyDocuments).where(eq(companyDocuments.userId, userId));
}

export async function findCompanyDocument(
  db: Database,
  userId: string,
  docType: CompanyDocumentRow['docType'],
): Promise<CompanyDocumentRow | null> {
  const [row] = await db
    .select()
    .from(companyDocuments)
    .where(and(eq(companyDocuments.userId, userId), eq(companyDocuments.docType, docType)));
  return row ?? null;
}

export async function saveCompanyDocument(tx: Database, row: CompanyDocumentRow): Promise<void> {
  const { id: _id, userId: _userId, docType: _docType, createdAt: _createdAt, ...replaced } = row;
  await tx
    .insert(companyDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: [companyDocuments.userId, companyDocuments.docType],
      set: replaced,
    });
}
