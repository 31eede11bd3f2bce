import { createHash } from 'node:crypto';
import { findLegalDocument, type LegalKind, legalPlainText, legalTexts } from '@repo/domain/legal';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { legalErrors } from './legal.errors.ts';
import { writeLegalPdf } from './legal-pdf.ts';
import { publisherOf } from './publisher-of.ts';

export type LegalFormat = 'pdf' | 'txt';

export interface LegalFile {
  name: string;
  mime: string;
  etag: string;
  content: Buffer;
}

interface LegalDocumentRequest {
  kind: LegalKind;
  version: string;
  format: LegalFormat;
}

/** Public, and typesetting takes half a second: each file is made once while the server runs. */
const made = new Map<string, Promise<LegalFile>>();

/** A published version of a legal document, to keep. */
export function downloadLegalDocument(
  { settings }: Pick<Deps, 'settings'>,
  requested: LegalDocumentRequest,
): Promise<LegalFile> {
  const publisher = publisherOf(settings);
  // A version that was never published is refused before it takes any room.
  const published = findLegalDocument(requested.kind, requested.version);
  if (published === null) throw new AppError(legalErrors.notFound);
  const key = JSON.stringify([requested.kind, requested.version, requested.format, publisher]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const file = toFile(requested, async () =>
    requested.format === 'txt'
      ? legalPlainText(published.document)
      : writeLegalPdf(published, settings.brands.yield, publisher),
  );
  made.set(key, file);
  file.catch(() => made.delete(key));
  return file;
}

const mimes: Readonly<Record<LegalFormat, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
};

async function toFile(
  { kind, version, format }: LegalDocumentRequest,
  write: () => Promise<string | Uint8Array>,
): Promise<LegalFile> {
  const content = Buffer.from(await write());
  return {
    name: `${legalTexts.fileName[kind]}-${version}.${format}`,
    mime: mimes[format],
    etag: `"${createHash('sha256').update(content).digest('base64url')}"`,
    content,
  };
}
