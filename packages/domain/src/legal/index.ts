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
export {
  type Company,
  identityRows,
  issuerLines,
  type LegalDetail,
  type LegalIdentity,
  legalDetails,
  type Publisher,
  publisherRows,
} from './publisher.ts';
