import type { CompanyDocumentType, IdentityDocumentType } from '@repo/domain/kyc';
import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/identity.ts';
import { companyDocuments, identityDocuments } from '../../db/schema/kyc.ts';
import type { CompanyDocumentRow } from '../kyc/company-documents.repository.ts';
import { isRejection } from '../kyc/identity-documents.repository.ts';

const fileColumns = {
  id: files.id,
  name: files.originalName,
  mime: files.mime,
  sizeBytes: files.sizeBytes,
  scan: files.scan,
};

/** In the order that they were sent; of two sides at once, the front first. */
export function listImages(db: Database, userId: string) {
  return db
    .select({
      file: fileColumns,
      docType: sql<IdentityDocumentType>`${identityDocuments.docType}`,
      country: identityDocuments.country,
      side: sql<'FRONT_SIDE' | 'BACK_SIDE' | null>`${identityDocuments.side}`,
      createdAt: identityDocuments.createdAt,
    })
    .from(identityDocuments)
    .innerJoin(files, eq(files.id, identityDocuments.fileId))
    .where(eq(identityDocuments.userId, userId))
    .orderBy(asc(identityDocuments.createdAt), desc(identityDocuments.side), asc(identityDocuments.id));
}

/** With who decided of each last. */
export function listDocuments(db: Database, userId: string) {
  return db
    .select({
      document: companyDocuments,
      file: fileColumns,
      decider: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(companyDocuments)
    .innerJoin(files, eq(files.id, companyDocuments.fileId))
    .leftJoin(users, eq(users.id, companyDocuments.decidedBy))
    .where(eq(companyDocuments.userId, userId));
}

/** Held until the transaction ends. */
export async function lockDocument(
  tx: Database,
  userId: string,
  docType: CompanyDocumentType,
): Promise<CompanyDocumentRow | null> {
  const [row] = await tx
    .select()
    .from(companyDocuments)
    .where(and(eq(companyDocuments.userId, userId), eq(companyDocuments.docType, docType)))
    .for('update');
  return row ?? null;
}

export function lockMarkedDocuments(tx: Database, userId: string): Promise<CompanyDocumentRow[]> {
  return tx
    .select()
    .from(companyDocuments)
    .where(and(eq(companyDocuments.userId, userId), isNotNull(companyDocuments.markFault)))
    .orderBy(asc(companyDocuments.docType))
    .for('update');
}

/** Whether the last decision on it is the one that the caller was shown. */
export const isShownDecision = (
  { decidedAt }: Pick<CompanyDocumentRow, 'decidedAt'>,
  shown: { decided_at: string | null },
): boolean =>
  (decidedAt?.getTime() ?? null) === (shown.decided_at === null ? null : Date.parse(shown.decided_at));

type DecidedColumns = Partial<
  Pick<
    CompanyDocumentRow,
    'status' | 'rejectionReason' | 'markFault' | 'markMessage' | 'staffComment' | 'decidedAt' | 'decidedBy'
  >
>;

export async function saveDocumentDecision(tx: Database, id: string, values: DecidedColumns): Promise<void> {
  await tx.update(companyDocuments).set(values).where(eq(companyDocuments.id, id));
}

export async function countRefusals(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ refusals: count() })
    .from(auditLog)
    .where(and(eq(auditLog.objectType, 'user'), eq(auditLog.objectId, userId), isRejection));
  return row?.refusals ?? 0;
}
