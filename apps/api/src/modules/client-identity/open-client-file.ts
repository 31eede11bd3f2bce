import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { findClientLine } from '../clients/clients.repository.ts';
import { findFile } from '../documents/files.repository.ts';
import { readStored, replyWithFile } from '../documents/get-file.ts';
import type { FilePurpose } from '../documents/store-file.ts';

const examined: readonly FilePurpose[] = ['identity_document', 'company_document'];

/** An image or a document of a client. Each opening is on the trail, committed before its first byte is read. */
export async function openClientFile(deps: Deps, actor: Actor, fileId: string): Promise<RawReply> {
  // To an adviser none exists, of their own clients neither.
  if (scopeOf(actor) !== undefined) throw new AppError(httpErrors.notFound);
  const file = await findFile(deps.db, fileId);
  if (file === null || file.userId === null || !examined.some((purpose) => purpose === file.purpose)) {
    throw new AppError(httpErrors.notFound);
  }
  if ((await findClientLine(deps.db, file.userId, undefined)) === null) throw new AppError(httpErrors.notFound);
  await recordAudit(deps, {
    by: actor,
    action: 'client_file.opened',
    object: { type: 'user', id: file.userId },
    after: { file: file.originalName, sha256: file.sha256 },
  });
  return replyWithFile(file, await readStored(deps, file));
}
