// Detects the type of a file from its bytes; the declared type must match it.
import { maxFileBytes } from '@repo/domain/limits';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { documentsErrors } from './documents.errors.ts';

export interface CheckedFile {
  bytes: Buffer;
  name: string;
  mime: string;
}

/** Accepted types and the endings their names may have. SVG is a program, not a picture, and is not among them. */
const acceptedTypes: Record<string, readonly string[]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heic', 'heif'],
  'application/pdf': ['pdf'],
};

/** Browsers that don't know a type send this one. */
const unknownMime = 'application/octet-stream';
const maxNameLength = 200;

export async function checkUpload(upload: UploadedFile | null): Promise<CheckedFile> {
  if (upload === null) throw new AppError(documentsErrors.fileRequired);
  const { bytes, claimedName, claimedMime } = upload;
  if (bytes.length === 0) throw new AppError(documentsErrors.emptyFile);
  if (bytes.length > maxFileBytes) throw new AppError(documentsErrors.tooLarge);
  const name = cleanName(claimedName);
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const endings = acceptedTypes[mime];
  if (endings === undefined) throw new AppError(documentsErrors.typeRefused);
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!endings.includes(ending) || !agrees(claimedMime, endings))
    throw new AppError(documentsErrors.wrongContent);
  if (mime === 'application/pdf' && !isWholePdf(bytes)) throw new AppError(documentsErrors.brokenFile);
  return { bytes, name, mime };
}

function agrees(claimedMime: string, endings: readonly string[]): boolean {
  const claimed = claimedMime.toLowerCase();
  return (
    claimed === unknownMime || acceptedTypes[claimed]?.some((ending) => endings.includes(ending)) === true
  );
}

/** A name is shown again and set in a header: a path is refused, unseen characters are taken out. */
function cleanName(claimed: string): string {
  if (/[/\\\0]/.test(claimed)) throw new AppError(documentsErrors.badName);
  const seen = claimed
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
    .trim();
  if (seen === '' || /^\.+$/.test(seen)) throw new AppError(documentsErrors.badName);
  if (seen.length <= maxNameLength) return seen;
  const dot = seen.lastIndexOf('.');
  const ending = dot === -1 ? '' : seen.slice(dot).slice(0, 10);
  return seen.slice(0, maxNameLength - ending.length) + ending;
}

/** A PDF ends with its marker, save a few bytes some writers add: an upload cut short has none. */
function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(-2048).includes('%%EOF');
}
