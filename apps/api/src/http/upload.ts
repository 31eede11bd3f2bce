import type { MultipartFile } from '@fastify/multipart';
import { maxFileBytes } from '@repo/domain/limits';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { httpErrors } from './http.errors.ts';
import { httpTexts } from './http.texts.ts';

/** The one file of a multipart form, whole: limits keep it under `maxFileBytes`. Its claims are not to be trusted. */
export interface UploadedFile {
  bytes: Buffer;
  claimedName: string;
  claimedMime: string;
}

export const uploadLimits = {
  fileSize: maxFileBytes,
  files: 1,
  fields: 8,
  parts: 9,
  fieldNameSize: 60,
  fieldSize: 1000,
  headerPairs: 100,
} as const;

/** Reads the form; the fields become the body that the spec validates, the file stands apart. */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; upload: UploadedFile | null }> {
  if (!request.isMultipart()) throw new AppError(httpErrors.unsupportedMediaType);
  try {
    return await readParts(request);
  } catch (error) {
    // Limits have codes of the framework. Any other error means that the form cannot be parsed: truncated, no boundary.
    if (error instanceof AppError || hasFrameworkCode(error)) throw error;
    throw new AppError(httpErrors.malformed, { message: httpTexts.uploadCutShort, cause: error });
  }
}

function hasFrameworkCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('FST_')
  );
}

async function readParts(request: FastifyRequest) {
  const fields = new Map<string, string>();
  let upload: UploadedFile | null = null;
  // The name as sent: a name with a path is refused, not silently corrected.
  for await (const part of request.parts({ limits: uploadLimits, preservePath: true })) {
    if (part.type === 'file') {
      upload = await readFile(part);
      continue;
    }
    if (fields.has(part.fieldname) || typeof part.value !== 'string')
      throw new AppError(httpErrors.malformed);
    fields.set(part.fieldname, part.value);
  }
  return { fields: Object.fromEntries(fields), upload };
}

async function readFile(part: MultipartFile): Promise<UploadedFile> {
  return { bytes: await part.toBuffer(), claimedName: part.filename, claimedMime: part.mimetype };
}
