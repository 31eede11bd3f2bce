// The one gate of files that people send: the type by the bytes, which the declared one must match; then a picture is written anew, and a PDF
// read whole.
import { maxFileBytes } from '@repo/domain/limits';
import { fileTypeFromBuffer } from 'file-type';
import type { FileScan } from '../../db/schema/files.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { createGateByKey } from '../../http/gate.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { cleanImage, type PictureType } from '../../uploads/clean-image.ts';
import { runUploadWork } from '../../uploads/upload-work.ts';
import { documentsErrors } from './documents.errors.ts';
import { scanUpload } from './scan-uploads.ts';

export interface CheckedFile {
  bytes: Buffer;
  name: string;
  mime: string;
  scan: Exclude<FileScan, 'infected'>;
}

type AcceptedType = PictureType | 'application/pdf';

/** Accepted types and the endings their names may have. SVG is a program, not a picture, and is not among them. */
const acceptedTypes: Record<AcceptedType, readonly string[]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heic', 'heif'],
  'application/pdf': ['pdf'],
};

const isAccepted = (mime: string): mime is AcceptedType => Object.hasOwn(acceptedTypes, mime);

/** Browsers that don't know a type send this one. */
const unknownMime = 'application/octet-stream';
const maxNameLength = 200;

/** Outside a transaction: what is infected leaves a line of the trail and an alert, though it is refused. */
export async function checkUpload(
  deps: Deps,
  actor: Actor,
  upload: UploadedFile | null,
): Promise<CheckedFile> {
  if (upload === null) throw new AppError(documentsErrors.fileRequired);
  const { bytes, claimedName, claimedMime } = upload;
  if (bytes.length === 0) throw new AppError(documentsErrors.emptyFile);
  if (bytes.length > maxFileBytes) throw new AppError(documentsErrors.tooLarge);
  const name = cleanName(claimedName);
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!isAccepted(mime)) throw new AppError(documentsErrors.typeRefused);
  const endings = acceptedTypes[mime];
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!endings.includes(ending) || !agrees(claimedMime, endings))
    throw new AppError(documentsErrors.wrongContent);
  return oneByOne(actor.userId, () => read(deps, actor, { bytes, name, mime }));
}

/** One at a time of an account: hostile files of one leave a thread to the others. */
const oneByOne = createGateByKey({ of: 'files of one account', places: 1, maxWaiting: 10 });

async function read(
  deps: Deps,
  actor: Actor,
  { bytes, name, mime }: { bytes: Buffer; name: string; mime: AcceptedType },
): Promise<CheckedFile> {
  const scan = await scanUpload(deps, actor, { name, bytes });
  if (mime === 'application/pdf') return { bytes: await checkPdf(bytes), name, mime, scan };
  const picture = await cleanImage(bytes, mime);
  if (typeof picture === 'string') throw new AppError(pictureErrors[picture]);
  return {
    ...picture,
    scan,
    name: picture.mime === mime ? name : `${name.slice(0, name.lastIndexOf('.'))}.jpg`,
  };
}

const pictureErrors = {
  tooManyPixels: documentsErrors.tooManyPixels,
  tooLarge: documentsErrors.tooLarge,
  unreadable: documentsErrors.brokenPicture,
} as const;

const pdfErrors = {
  encrypted: documentsErrors.encryptedPdf,
  active: documentsErrors.activePdf,
  attachments: documentsErrors.pdfWithFiles,
  dynamicForm: documentsErrors.dynamicForm,
  tooManyPages: documentsErrors.tooManyPages,
  unreadable: documentsErrors.unreadablePdf,
} as const;

/** A PDF ends with its marker, save a few bytes some writers add: an upload cut short has none. */
async function checkPdf(bytes: Buffer): Promise<Buffer> {
  if (!bytes.subarray(-2048).includes('%%EOF')) throw new AppError(documentsErrors.brokenFile);
  const problem = await runUploadWork({ kind: 'pdf', bytes });
  if (problem !== null) throw new AppError(pdfErrors[problem]);
  return bytes;
}

function agrees(claimedMime: string, endings: readonly string[]): boolean {
  const claimed = claimedMime.toLowerCase();
  if (claimed === unknownMime) return true;
  return isAccepted(claimed) && acceptedTypes[claimed].some((ending) => endings.includes(ending));
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
