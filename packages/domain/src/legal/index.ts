export { legalTexts } from './legal.texts.ts';
export {
  articleTitle,
  type LegalBlock,
  type LegalDocument,
  type LegalKind,
  legalKinds,
  legalPlainText,
  versionLine,
} from './legal-document.ts';
export { findLegalDocument, type PublishedDocument } from './legal-registry.ts';
export { currentVersion, type LegalVersion, legalPath } from './legal-versions.ts';
export { publisherRows } from './publisher.ts';
