import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import { seesEveryClient } from '../clients/clients.policy.ts';
import { findClientLine } from '../clients/clients.repository.ts';
import { readStored, refuseSetAside, replyWithFile } from '../documents/serve-file.ts';
import type { FilePurpose } from '../documents/store-file.ts';
import { type FileRow, findFile } from '../files/files.repository.ts';

const examined: readonly FilePurpose[] = ['identity_document', 'company_document'];

/** An image or a document of a client, of their identity or their company. */
export async function openClientFile(deps: Deps, actor: Actor, fileId: string): Promise<RawReply> {
  const file = await findClientFile(deps, actor, fileId);
  return replyWithFile(file, await readOnTrail(deps, actor, file));
}

export type ClientFileRow = FileRow & { userId: string };

/** To an adviser none exists, of their own clients neither (404). */
export async function findClientFile(
  deps: Deps,
  actor: Parameters<typeof seesEveryClient>[0],
  fileId: string,
): Promise<ClientFileRow> {
  if (!seesEveryClient(actor)) throw new AppError(httpErrors.notFound);
  const file = await findFile(deps.db, fileId);
  if (file === null || !examined.some((purpose) => purpose === file.purpose)) {
    throw new AppError(httpErrors.notFound);
  }
  const { userId } = file;
  if (userId === null || (await findClientLine(deps.db, userId, undefined)) === null) {
    throw new AppError(httpErrors.notFound);
  }
  return { ...file, userId };
}

/** The line of the trail is committed before the first byte is read. */
export async function readOnTrail(deps: Deps, by: AuditAuthor, file: ClientFileRow): Promise<Buffer> {
  refuseSetAside(file);
  await recordAudit(deps, {
    by,
    action: 'client_file.opened',
    object: { type: 'user', id: file.userId },
    after: { file: file.originalName, sha256: file.sha256 },
  });
  return readStored(deps, file);
}
