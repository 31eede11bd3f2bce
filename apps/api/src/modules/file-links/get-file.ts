import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { RequestInfo } from '../../http/operation.ts';
import { readStored, recordRead, replyWithFile } from '../documents/serve-file.ts';
import type { FileLink } from '../documents/sign-file-url.ts';
import { findFile } from '../files/files.repository.ts';
import { readerOfLink } from './link-reader.ts';

export async function getFile(
  deps: Deps,
  link: FileLink,
  request: Pick<RequestInfo, 'ip' | 'id'>,
): Promise<RawReply> {
  const { by } = await readerOfLink(deps, link, { request, opened: 'files' });
  const file = await findFile(deps.db, link.fileId);
  if (file === null) throw new AppError(httpErrors.notFound);
  await recordRead(deps, by, file);
  return replyWithFile(file, await readStored(deps, file));
}
