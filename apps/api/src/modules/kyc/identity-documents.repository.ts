import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { identityDocuments } from '../../db/schema/kyc.ts';

export async function insertIdentityDocument(
  db: Database,
  row: typeof identityDocuments.$inferInsert,
): Promise<void> {
  await db.insert(identityDocuments).values(row);
}

/** The files a new side makes useless: the same side sent before, and sides of another kind of document. */
export async function listReplacedFiles(
  db: Database,
  userId: string,
  document: { docType: string; side: string | null },
): Promise<string[]> {
  const sameSide =
    document.side === null ? isNull(identityDocuments.side) : eq(identityDocuments.side, document.side);
  const rows = await db
    .select({ fileId: identityDocuments.fileId })
    .from(identityDocuments)
    .where(
      and(
        eq(identityDocuments.userId, userId),
        or(ne(identityDocuments.docType, document.docType), sameSide),
      ),
    );
  return rows.map(({ fileId }) => fileId);
}

/** Rows of the trail that refuse an identity. */
export const isRejection = sql`${auditLog.action} = 'kyc.changed' and ${auditLog.after} ->> 'kyc_status' = 'rejected'`;

/** Of what was sent since the last refusal, or the last correction that staff requested; null of a file without sides. */
export async function listSentSides(db: Database, userId: string): Promise<(string | null)[]> {
  const refused = sql`(select max(${auditLog.at}) from ${auditLog} where ${auditLog.objectType} = 'user' and ${auditLog.objectId} = ${userId}
    and (${auditLog.action} = 'kyc.correction_requested' or ${isRejection}))`;
  const rows = await db
    .select({ side: identityDocuments.side })
    .from(identityDocuments)
    .where(
      and(
        eq(identityDocuments.userId, userId),
        sql`${identityDocuments.createdAt} > coalesce(${refused}, '-infinity')`,
      ),
    );
  return rows.map(({ side }) => side);
}

export async function listIdentityFiles(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ fileId: identityDocuments.fileId })
    .from(identityDocuments)
    .where(eq(identityDocuments.userId, userId));
  return rows.map(({ fileId }) => fileId);
}
