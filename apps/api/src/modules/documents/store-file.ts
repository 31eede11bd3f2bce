import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { insertFile } from './files.repository.ts';

export type FilePurpose = 'identity_document' | 'company_document' | 'contract' | 'pep';

export interface FileToStore {
  userId: string;
  purpose: FilePurpose;
  name: string;
  mime: string;
  bytes: Uint8Array;
}

/**
 * Stores bytes privately and answers the file's id. Call it with the transaction of what the file belongs to: the bytes
 * are safe before the row is, and bytes whose row never came are swept at the next start.
 */
export async function storeFile(deps: Deps, file: FileToStore): Promise<string> {
  const id = deps.ids.uuid();
  const storageKey = deps.ids.token();
  await deps.files.put(storageKey, file.bytes);
  await insertFile(deps.db, {
    id,
    userId: file.userId,
    storageKey,
    purpose: file.purpose,
    originalName: file.name,
    mime: file.mime,
    sizeBytes: file.bytes.length,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
    createdAt: deps.clock.now(),
  });
  return id;
}
