// Identity verification, in the shapes of the Sumsub API (its words, camelCase) so that an adapter is a thin skin.

import type { ReviewStatus } from '@repo/domain/kyc';

export interface KycReview {
  reviewStatus: ReviewStatus;
  /** Only once `reviewStatus` is `completed`. */
  reviewAnswer?: 'GREEN' | 'RED';
  /** On RED: RETRY may submit again, FINAL may not. */
  reviewRejectType?: 'RETRY' | 'FINAL';
  /** Names the verdict: read twice it has the same name, and the next one has another. */
  verdictId?: string;
  /** On RED: why, in words fit to show to the person. */
  moderationComment?: string;
  /** On RED: why, for staff; never shown to the person. */
  clientComment?: string;
  rejectLabels?: readonly string[];
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
  /** The base URL of the widget; only for the local provider, because Sumsub's component has its own. */
  baseUrl?: string;
}

/** What the provider refuses for a reason the person can do something about; any other failure is the provider's. */
export type KycRefusalReason =
  | 'unreadable'
  | 'damaged'
  | 'unsupported'
  | 'too-large'
  | 'empty'
  | 'being-checked';

export class KycRefusal extends Error {
  override readonly name = 'KycRefusal';
  readonly reason: KycRefusalReason;
  constructor(reason: KycRefusalReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}

export interface KycPort {
  name: 'sumsub' | 'local';
  /**
   * Creates the applicant of this user, or finds the one that exists; returns the provider's identifier. One that
   * was removed is opened again, without anything it held.
   */
  createApplicant: (externalUserId: string) => Promise<{ applicantId: string }>;
  /** The same document sent again changes nothing. Refuses with `KycRefusal` what the provider cannot use. */
  addDocument: (applicantId: string, document: KycDocument) => Promise<void>;
  createAccessToken: (externalUserId: string) => Promise<KycAccessToken>;
  getReview: (applicantId: string) => Promise<KycReview>;
  /** Deletes the documents and the verdict, so that the person can begin again; idempotent. */
  resetApplicant: (applicantId: string) => Promise<void>;
  /**
   * Deletes or deactivates the applicant; idempotent. `KycRefusal` `being-checked`: refused during a review.
   */
  deleteApplicant: (applicantId: string) => Promise<void>;
}
