import { createHash } from 'node:crypto';
import type { FileScan } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { type FileRow, insertFile } from '../files/files.repository.ts';

export type FilePurpose =
  | 'identity_document'
  | 'company_document'
  | 'contract'
  | 'contract_document'
  | 'export'
  | 'message'
  | 'pep'
  | 'signature_evidence'
  | 'payout_form'
  | 'rectification'
  | 'register_attestation'
  | 'round_document'
  | 'statement';

export interface FileToStore {
  /** Null when the person it is about has no account. */
  userId: string | null;
  purpose: FilePurpose;
  name: string;
  mime: string;
  bytes: Uint8Array;
  /** Of a file that a person sent. */
  scan?: FileScan;
}

/** Resolves once the bytes are safe. Without a row inserted for them, a job quarantines them later. */
export async function putFile(deps: Deps, { bytes, ...file }: FileToStore): Promise<FileRow> {
  const storageKey = deps.ids.token();
  await deps.files.put(storageKey, bytes);
  return {
    id: deps.ids.uuid(),
    userId: file.userId,
    storageKey,
    purpose: file.purpose,
    originalName: file.name,
    mime: file.mime,
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    scan: file.scan ?? null,
    createdAt: deps.clock.now(),
  };
}

/** Stores bytes privately and returns the file's id. Call it with the transaction of what the file belongs to. */
export async function storeFile(deps: Deps, file: FileToStore): Promise<string> {
  const row = await putFile(deps, file);
  await insertFile(deps.db, row);
  return row.id;
}
