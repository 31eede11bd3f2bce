/** The identity documents of a registration (R081). */
export const identityDocumentTypes = ['ID_CARD', 'PASSPORT', 'DRIVERS'] as const;
export type IdentityDocumentType = (typeof identityDocumentTypes)[number];

/** The side of a document; on the wire for an identity card only (R298). */
export const documentSides = ['FRONT_SIDE', 'BACK_SIDE'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** One entry per file, in upload order; null for a type without sides (R084, R085). */
export const requiredSides: Readonly<Record<IdentityDocumentType, readonly (DocumentSide | null)[]>> = {
  ID_CARD: ['FRONT_SIDE', 'BACK_SIDE'],
  PASSPORT: [null],
  DRIVERS: [null],
};

/** Whether these files are a whole document: both sides of a card, or one file of what has no sides. */
export function isWholeDocument(sides: readonly (string | null)[]): boolean {
  return sides.includes(null) || documentSides.every((side) => sides.includes(side));
}

/** The documents of a company: KBIS, register of beneficial owners, signed statutes (R122, R129). */
export const companyDocumentTypes = ['kbis', 'rbe', 'statuts'] as const;
export type CompanyDocumentType = (typeof companyDocumentTypes)[number];

/** The review of a company document; empty on the wire when none was sent (R123, R312). */
export const documentReviews = ['checking', 'approved', 'rejected'] as const;
export type DocumentReview = (typeof documentReviews)[number];

/** Parses `kbis_validated` and the like: null, for a drop zone, when empty or unknown. */
export function toDocumentReview(value: string | null | undefined): DocumentReview | null {
  return documentReviews.find((review) => review === value) ?? null;
}

/** Whether a document can be sent: none was sent, or it was rejected (D19), or the one that was approved expires. */
export function canSendCompanyDocument(review: DocumentReview | null, isExpiring = false): boolean {
  return review === null || review === 'rejected' || (review === 'approved' && isExpiring);
}

/** What may be wrong with a document, in the order of the list that staff choose from. */
export const documentFaults = [
  'wrong_document',
  'missing_page',
  'unreadable',
  'expired',
  'cropped',
  'other_holder',
  'password',
  'too_old',
  'incomplete',
  'other',
] as const;
export type DocumentFault = (typeof documentFaults)[number];
