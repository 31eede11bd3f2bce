import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { type AuditEntry, recordAudit } from '../audit/record-audit.ts';
import { checkUpload } from '../documents/check-upload.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import { storeFile } from '../documents/store-file.ts';

interface StaffUpload extends Pick<AuditEntry, 'action' | 'object'> {
  userId: Parameters<typeof storeFile>[1]['userId'];
  purpose: Parameters<typeof storeFile>[1]['purpose'];
  upload: UploadedFile | null;
  /** The key of the file's id in the line of the trail. */
  idName: string;
}

/** Stores a file that staff add to the client's other files, with its line of the trail. */
export async function storeStaffFile(
  deps: Deps,
  actor: Actor,
  { userId, purpose, upload, action, object, idName }: StaffUpload,
): Promise<components['schemas']['StaffFile']> {
  const file = await checkUpload(deps, actor, upload);
  const id = await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const stored = await storeFile(inTx, { userId, purpose, ...file });
    const after = { [idName]: stored, detail: file.name };
    await recordAudit(inTx, { by: actor, action, object, after });
    return stored;
  });
  return { id, name: file.name, url: signFileUrl(deps, id), scan: file.scan };
}
