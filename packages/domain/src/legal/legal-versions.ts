/** The published versions of the legal documents, without their texts, which are in chunks of their own. */
import type { LegalKind } from './legal-document.ts';

export interface LegalVersion {
  readonly version: string;
  /** SHA-256 of `legalPlainText` in UTF-8, in hexadecimal; stored with each acceptance. */
  readonly sha256: string;
}

/**
 * Newest first. Append-only: contracts and evidence refer to the versions. A test recomputes every hash, so that a text
 * cannot change without a new version.
 */
export const legalVersions: Readonly<Record<LegalKind, readonly [LegalVersion, ...LegalVersion[]]>> = {
  terms: [{ version: '2026-11', sha256: 'e34cccab881096cf552ac8a06889e66764f04e8615736db77c45177f45832cec' }],
  risks: [{ version: '2026-11', sha256: 'b0ae92cd756cc9dbf69479e30517f544db89a07a838482171c579cafdaba71aa' }],
};

/** The current version. */
export function currentVersion(kind: LegalKind): LegalVersion {
  return legalVersions[kind][0];
}

const slugs: Readonly<Record<LegalKind, string>> = { terms: '/cgv', risks: '/avertissement-risques' };

/** The path of a document on the investors’ site, by default of the current version. */
export function legalPath(kind: LegalKind, version?: string): string {
  return version === undefined ? slugs[kind] : `${slugs[kind]}/${encodeURIComponent(version)}`;
}
