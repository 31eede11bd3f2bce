// SQL of the local signature provider. A final status never changes: every move is conditional on "ongoing".
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { LocalSignatureEvidence } from '../../../db/schema/local-signature.ts';
import { localSignatureDocuments, localSignatures } from '../../../db/schema/local-signature.ts';

export type LocalSignatureRow = typeof localSignatures.$inferSelect;
export type LocalDocumentRow = typeof localSignatureDocuments.$inferSelect;

export async function insertSignature(
  db: Database,
  row: typeof localSignatures.$inferInsert,
  documents: (typeof localSignatureDocuments.$inferInsert)[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(localSignatures)
      .values(row)
      .onConflictDoNothing({ target: localSignatures.externalId })
      .returning({ id: localSignatures.id });
    if (inserted.length > 0) await tx.insert(localSignatureDocuments).values(documents);
  });
}

export async function findByExternalId(
  db: Database,
  externalId: string,
): Promise<LocalSignatureRow | undefined> {
  const [row] = await db.select().from(localSignatures).where(eq(localSignatures.externalId, externalId));
  return row;
}

export async function findByTokenHash(
  db: Database,
  tokenHash: string,
): Promise<LocalSignatureRow | undefined> {
  const [row] = await db.select().from(localSignatures).where(eq(localSignatures.tokenHash, tokenHash));
  return row;
}

export function listDocuments(db: Database, signatureId: string): Promise<LocalDocumentRow[]> {
  return db
    .select()
    .from(localSignatureDocuments)
    .where(eq(localSignatureDocuments.signatureId, signatureId))
    .orderBy(localSignatureDocuments.nature);
}

/** Its documents go with it. */
export async function deleteSignature(db: Database, externalId: string): Promise<void> {
  await db.delete(localSignatures).where(eq(localSignatures.externalId, externalId));
}

/** Returns whether this caller is the one that moved it. */
export async function endSignature(
  db: Database,
  id: string,
  status: 'declined' | 'canceled',
  now: Date,
): Promise<boolean> {
  const moved = await db
    .update(localSignatures)
    .set({ status, updatedAt: now })
    .where(and(eq(localSignatures.id, id), eq(localSignatures.status, 'ongoing')))
    .returning({ id: localSignatures.id });
  return moved.length > 0;
}

export interface SealedDocument {
  nature: 'contract' | 'pep';
  sealed: Uint8Array;
}

/** Status, evidence and sealed bytes together, or nothing. */
export function completeSignature(
  db: Database,
  id: string,
  evidence: LocalSignatureEvidence,
  sealed: readonly SealedDocument[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(localSignatures)
      .set({ status: 'done', evidence, updatedAt: new Date(evidence.signedAt) })
      .where(and(eq(localSignatures.id, id), eq(localSignatures.status, 'ongoing')))
      .returning({ id: localSignatures.id });
    if (moved.length === 0) return false;
    for (const document of sealed) {
      await tx
        .update(localSignatureDocuments)
        .set({ sealed: document.sealed })
        .where(
          and(
            eq(localSignatureDocuments.signatureId, id),
            eq(localSignatureDocuments.nature, document.nature),
          ),
        );
    }
    return true;
  });
}
