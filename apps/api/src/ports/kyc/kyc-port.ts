// Identity verification, in the shapes of the Sumsub API (its words, camelCase) so that an adapter is a thin skin.

export const reviewStatuses = ['init', 'pending', 'prechecked', 'queued', 'completed', 'onHold'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export interface KycReview {
  reviewStatus: ReviewStatus;
  /** Only once `reviewStatus` is `completed`. */
  reviewAnswer?: 'GREEN' | 'RED';
  /** On RED: RETRY may submit again, FINAL may not. */
  reviewRejectType?: 'RETRY' | 'FINAL';
}

export interface KycDocument {
  idDocType: 'ID_CARD' | 'PASSPORT' | 'DRIVERS';
  /** ISO 3166-1 alpha-3. */
  country: string;
  /** Only for two-sided documents. */
  idDocSubType?: 'FRONT_SIDE' | 'BACK_SIDE';
  fileName: string;
  mime: string;
  bytes: Uint8Array;
}

export interface KycAccessToken {
  token: string;
  /** Where the widget lives; only the local provider says so, Sumsub's component knows its own. */
  baseUrl?: string;
}

export interface KycPort {
  name: 'sumsub' | 'local';
  /** Creates the applicant of this user, or finds the one that exists; the answer is the provider's identifier. */
  createApplicant: (externalUserId: string) => Promise<{ applicantId: string }>;
  addDocument: (applicantId: string, document: KycDocument) => Promise<void>;
  createAccessToken: (externalUserId: string) => Promise<KycAccessToken>;
  getReview: (applicantId: string) => Promise<KycReview>;
  /** Removes or deactivates the applicant; one that is already gone is fine. */
  deleteApplicant: (applicantId: string) => Promise<void>;
}
