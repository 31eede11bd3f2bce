// Files of messages: checked as every upload is, read by those who read the thread. Opened by staff, they are on the trail first.
import type { components } from '@repo/api-sdk/spec';
import { pendingFilesMax } from '@repo/domain/messages';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { scopeOf, seesEveryClient } from '../clients/clients.policy.ts';
import { isInScope } from '../clients/scope.repository.ts';
import { checkUpload } from '../documents/check-upload.ts';
import { downloadReply, recordRead, refuseSetAside } from '../documents/serve-file.ts';
import { putFile } from '../documents/store-file.ts';
import { insertFile } from '../files/files.repository.ts';
import { messagesErrors } from './messages.errors.ts';
import { toMessageFile } from './messages.mapper.ts';
import {
  countPendingFiles,
  deletePending,
  deletePendingFile,
  findMessageFile,
  insertPendingFile,
  type SharedFile,
} from './messages.repository.ts';

export async function uploadMessageFile(
  deps: Deps,
  actor: Actor,
  upload: UploadedFile | null,
): Promise<components['schemas']['MessageFile']> {
  const checked = await checkUpload(deps, actor, upload);
  if ((await countPendingFiles(deps.db, actor.userId)) >= pendingFilesMax)
    throw new AppError(messagesErrors.tooManyFiles);
  const row = await putFile(deps, { userId: actor.userId, purpose: 'message', ...checked });
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    // A second time, with the account held: two may be sent at once.
    if ((await countPendingFiles(tx, actor.userId)) >= pendingFilesMax)
      throw new AppError(messagesErrors.tooManyFiles);
    await insertFile(tx, row);
    await insertPendingFile(tx, { fileId: row.id, uploaderId: actor.userId });
  });
  return toMessageFile(row);
}

/** One that its sender took off a message before it left. */
export async function deleteMessageFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { userId }: Actor,
  id: string,
): Promise<void> {
  const [key] = await deletePendingFile(db, { fileId: id, uploaderId: userId });
  if (key === undefined) throw new AppError(httpErrors.notFound);
  await files.delete(key);
}

export async function downloadMessageFile(deps: Deps, actor: Actor, id: string): Promise<RawReply> {
  const shared = await findMessageFile(deps.db, id);
  if (shared === undefined || !(await canRead(deps, actor, shared))) throw new AppError(httpErrors.notFound);
  const { file, thread } = shared;
  refuseSetAside(file);
  if (thread !== null && thread.userId !== actor.userId) {
    await recordAudit(deps, {
      by: actor,
      action: 'message_file.opened',
      object: { type: 'user', id: thread.userId },
      after: { thread: thread.id, file: file.id },
    });
  } else {
    await recordRead(deps, actor, file);
  }
  return downloadReply(deps, file);
}

/** One that no message holds, by who sent it; else by the client and by the staff who see their thread. */
async function canRead(deps: Deps, actor: Actor, { uploaderId, thread }: SharedFile): Promise<boolean> {
  if (thread === null) return uploaderId === actor.userId;
  if (thread.userId === actor.userId) return true;
  if (!seesEveryClient(actor) && actor.role !== 'commercial') return false;
  return isInScope(thread.salesId, await scopeOf(deps, actor));
}

const pendingMs = 24 * 60 * 60_000;
const batchSize = 100;

/** Files that no message held within a day, and their bytes. */
export async function deletePendingFiles(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  stopping?: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - pendingMs);
  for (let deleted = batchSize; deleted === batchSize; ) {
    stopping?.throwIfAborted();
    const keys = await deletePending(db, before, batchSize);
    deleted = keys.length;
    await Promise.all(keys.map((key) => files.delete(key)));
  }
}
