// The signed contract and its PEP declaration, kept in the file store. Bytes are put before the transaction that names
// them, so that a contract is never locked while they are written; bytes no row names in the end are deleted or swept.
import type { Database } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { SignedDocument } from '../../ports/signature/signature-port.ts';
import { type FilePurpose, putFile } from '../documents/store-file.ts';
import { type FileRow, insertFile } from '../files/files.repository.ts';

interface StoredDocument {
  nature: SignedDocument['nature'];
  row: FileRow;
}

const purposes: Readonly<Record<SignedDocument['nature'], FilePurpose>> = {
  contract: 'contract',
  pep: 'pep',
  evidence: 'signature_evidence',
};

export async function putSignedDocuments(
  deps: Deps,
  userId: string,
  documents: readonly SignedDocument[],
): Promise<StoredDocument[]> {
  const stored: StoredDocument[] = [];
  for (const { nature, fileName: name, mime, content: bytes } of documents) {
    const row = await putFile(deps, { userId, purpose: purposes[nature], name, mime, bytes });
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
    await insertFile(tx, row);
    ids[nature] = row.id;
  }
  return ids;
}

export async function dropSignedDocuments(deps: Deps, documents: readonly StoredDocument[]): Promise<void> {
  for (const { row } of documents) await deps.files.delete(row.storageKey);
}
