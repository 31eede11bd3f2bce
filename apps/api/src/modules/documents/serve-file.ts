import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { RawReply } from '../../http/handler.ts';
import { UnreadableFileError } from '../../ports/files/files-port.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import type { FileRow } from '../files/files.repository.ts';
import { documentsErrors } from './documents.errors.ts';

/** Bytes that people sent never run in our origin: no sniffing, no script, and only a PDF is shown in place. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
/** A sandboxed document can't use the browser's PDF viewer; a PDF has no script of ours to run either way. */
const pdfPolicy = (frame: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'; frame-ancestors ${frame}`;

/** @throws AppError for a file that was found infected: before the trail says that it was opened. */
export function refuseSetAside({ scan }: Pick<FileRow, 'scan'>): void {
  if (scan === 'infected') throw new AppError(documentsErrors.setAside);
}

/** Committed before the first byte is read. A file of a person is on that person’s trail. */
export async function recordRead(
  deps: Pick<Deps, 'db' | 'clock'>,
  by: AuditAuthor,
  file: FileRow,
): Promise<void> {
  refuseSetAside(file);
  const { id, userId, originalName, sha256 } = file;
  await recordAudit(deps, {
    by,
    action: 'file.opened',
    object: userId === null ? { type: 'file', id } : { type: 'user', id: userId },
    after: { file: originalName, sha256 },
  });
}

/** `frame`: the origin that may show a PDF in its page. */
export function replyWithFile(
  file: Pick<FileRow, 'mime' | 'originalName'>,
  bytes: Buffer,
  frame?: string,
): RawReply {
  const isPdf = file.mime === 'application/pdf';
  return new RawReply(
    200,
    {
      'content-type': file.mime,
      'content-disposition': contentDisposition(isPdf ? 'inline' : 'attachment', file.originalName),
      'cache-control': 'private, no-store',
      'content-security-policy': isPdf ? pdfPolicy(frame ?? "'none'") : picturePolicy,
    },
    bytes,
  );
}

/** A file that someone sent, to be saved: never shown in our origin. @throws AppError when it cannot be read. */
export async function downloadReply(deps: Deps, file: FileRow): Promise<RawReply> {
  return new RawReply(
    200,
    {
      'content-type': file.mime,
      'content-disposition': contentDisposition('attachment', file.originalName),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    },
    await readStored(deps, file),
  );
}

/** The bytes of a file. @throws AppError when they cannot be read, or hold what the antivirus knows. */
export async function readStored(deps: Deps, file: FileRow): Promise<Buffer> {
  refuseSetAside(file);
  const { id, storageKey } = file;
  try {
    return await deps.files.get(storageKey);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    deps.log.error({ err: error, fileId: id, reason: error.reason }, 'a stored file cannot be read');
    throw new AppError(documentsErrors.unreadable, { cause: error });
  }
}
