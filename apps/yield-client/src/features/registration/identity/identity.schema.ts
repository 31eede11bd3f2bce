import type { IdentityDocumentType } from '@repo/domain/kyc';

/** The document form; its rules are the domain's. */
export interface DocumentValues {
  readonly doc_type: IdentityDocumentType;
  /** Alpha-3 code of the country that issued the document. */
  readonly country: string;
  readonly files: readonly File[];
}

export const emptyDocument: DocumentValues = { doc_type: 'ID_CARD', country: 'FRA', files: [] };
