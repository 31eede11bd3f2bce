import type { OperationOutput } from '@repo/api-sdk';
import {
  type CompanyDocumentType,
  companyDocumentTypes,
  type DocumentReview,
  toDocumentReview,
} from '@repo/domain/kyc';

/** The account, as its own screens read it. */
export type CompanyUser = OperationOutput<'getMe'>;

/** The state of one document of the company. */
export interface CompanyDocument {
  readonly type: CompanyDocumentType;
  readonly url: string | null;
  readonly review: DocumentReview | null;
  /** Why it was rejected. */
  readonly reason: string | null;
  /** Until which day it is good, once staff read it. */
  readonly expiry: CompanyUser['document_expiries'][number] | null;
}

export function companyDocuments(user: CompanyUser): CompanyDocument[] {
  return companyDocumentTypes.map((type) => ({
    type,
    url: user[`${type}_url`],
    review: toDocumentReview(user[`${type}_validated`]),
    reason: user[`${type}_reason`] ?? null,
    expiry: user.document_expiries.find(({ document }) => document === type) ?? null,
  }));
}

/** « Valider » shows while a document is missing, or once a replacement is chosen (R126, D19). */
export function canSubmit(documents: readonly CompanyDocument[], chosenCount: number): boolean {
  return chosenCount > 0 || documents.some(({ url }) => url === null || url === '');
}
