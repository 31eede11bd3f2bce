import type { IdentityDocumentType } from '@repo/domain/kyc';

/** The document form; its rules are the domain's. A type, since react-hook-form indexes it. */
export type DocumentValues = {
  doc_type: IdentityDocumentType;
  /** Alpha-3 code of the country that issued the document. */
  country: string;
  files: File[];
};

export const emptyDocument: DocumentValues = { doc_type: 'ID_CARD', country: 'FRA', files: [] };
