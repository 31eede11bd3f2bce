/** Every published version of the legal documents, with its hash: old versions stay readable. */
import type { LegalDocument, LegalKind } from './legal-document.ts';
import { currentVersion, type LegalVersion, legalVersions } from './legal-versions.ts';
import { risks202611 } from './risks-2026-11.texts.ts';
import { terms202611 } from './terms-2026-11.texts.ts';

/** One per entry of `legalVersions`. */
export const legalDocuments: readonly LegalDocument[] = [terms202611, risks202611];

export interface PublishedDocument {
  readonly document: LegalDocument;
  readonly sha256: LegalVersion['sha256'];
}

/** A published document, by default the current version; null for an unknown version. */
export function findLegalDocument(kind: LegalKind, version?: string): PublishedDocument | null {
  const wanted = version ?? currentVersion(kind).version;
  const published = legalVersions[kind].find((line) => line.version === wanted);
  const document = legalDocuments.find((one) => one.kind === kind && one.version === wanted);
  return published === undefined || document === undefined ? null : { document, sha256: published.sha256 };
}
