/** Which versions of the legal documents are published; apart from their words, which only their readers load. */
import type { LegalKind } from './legal-document.ts';

export interface LegalVersion {
  readonly version: string;
  /** SHA-256 of `legalPlainText` in UTF-8, in hexadecimal: the fingerprint kept with each acceptance. */
  readonly sha256: string;
}

/**
 * Newest first. A line is added with each version and never changed: contracts and evidence name it. A test computes
 * every fingerprint again from the words, so that a text that changes without a new version fails it.
 */
export const legalVersions: Readonly<Record<LegalKind, readonly [LegalVersion, ...LegalVersion[]]>> = {
  terms: [{ version: '2026-11', sha256: 'e34cccab881096cf552ac8a06889e66764f04e8615736db77c45177f45832cec' }],
  risks: [{ version: '2026-11', sha256: 'b0ae92cd756cc9dbf69479e30517f544db89a07a838482171c579cafdaba71aa' }],
};

/** The version that is accepted today. */
export function currentVersion(kind: LegalKind): LegalVersion {
  return legalVersions[kind][0];
}

const slugs: Readonly<Record<LegalKind, string>> = { terms: '/cgv', risks: '/avertissement-risques' };

/** Where a document is read on the investors’ site: the current version, or the one named. */
export function legalPath(kind: LegalKind, version?: string): string {
  return version === undefined ? slugs[kind] : `${slugs[kind]}/${encodeURIComponent(version)}`;
}
