// The signed contract and its PEP declaration, kept in the file store. Bytes are put before the transaction that names
// them, so that a contract is never locked while they are written; bytes no row names in the end are deleted or swept.
import { createHash } from 'node:crypto';
import type { Database } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import type { SignedDocument } from '../../ports/signature/signature-port.ts';

interface StoredDocument {
  nature: SignedDocument['nature'];
  row: typeof files.$inferInsert;
}

const purposes = {
  contract: 'contract',
  pep: 'pep',
  evidence: 'signature_evidence',
} as const satisfies Record<SignedDocument['nature'], string>;

export async function putSignedDocuments(
  deps: Deps,
  userId: string,
  documents: readonly SignedDocument[],
): Promise<StoredDocument[]> {
  const stored: StoredDocument[] = [];
  for (const { nature, fileName, mime, content } of documents) {
    const row = {
      id: deps.ids.uuid(),
      userId,
      storageKey: deps.ids.token(),
      purpose: purposes[nature],
      originalName: fileName,
      mime,
      sizeBytes: content.byteLength,
      sha256: createHash('sha256').update(content).digest('hex'),
      createdAt: deps.clock.now(),
    };
    await deps.files.put(row.storageKey, content);
    stored.push({ nature, row });
  }
  return stored;
}

export async function insertSignedDocuments(
  tx: Database,
  documents: readonly StoredDocument[],
): Promise<Record<SignedDocument['nature'], string | null>> {
  const ids: Record<SignedDocument['nature'], string | null> = { contract: null, pep: null, evidence: null };
  for (const { nature, row } of documents) {
    await tx.insert(files).values(row);
    ids[nature] = row.id;
  }
  return ids;
}

export async function dropSignedDocuments(deps: Deps, documents: readonly StoredDocument[]): Promise<void> {
  for (const { row } of documents) await deps.files.delete(row.storageKey);
}
