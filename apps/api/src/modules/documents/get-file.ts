import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { RawReply } from '../../http/handler.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { documentsErrors } from './documents.errors.ts';
import { findFile } from './files.repository.ts';
import { isGoodLink } from './sign-file-url.ts';

/** Bytes that people sent never run in our origin: no sniffing, no script, and only a PDF is shown in place. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
/** A sandboxed document can't use the browser's PDF viewer; a PDF has no script of ours to run either way. */
const pdfPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'; frame-ancestors 'none'";

export async function getFile(
  deps: Deps,
  link: { fileId: string; expires: number; signature: string },
): Promise<RawReply> {
  if (!isGoodLink(deps, link)) throw new AppError(documentsErrors.expiredLink);
  const file = await findFile(deps.db, link.fileId);
  if (file === null) throw new AppError(httpErrors.notFound);
  const bytes = await deps.files.get(file.storageKey);
  const isPdf = file.mime === 'application/pdf';
  return new RawReply(
    200,
    {
      'content-type': file.mime,
      'content-disposition': contentDisposition(isPdf ? 'inline' : 'attachment', file.originalName),
      'cache-control': 'private, no-store',
      'content-security-policy': isPdf ? pdfPolicy : picturePolicy,
    },
    bytes,
  );
}
