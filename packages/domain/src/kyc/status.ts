/** The states of an identity check (R096). */
export const kycStatuses = ['pending', 'started', 'verified', 'approved', 'failed', 'rejected'] as const;
export type KycStatus = (typeof kycStatuses)[number];

/** States of the provider's review of one applicant (Sumsub's words); `completed` comes with a verdict. */
export const reviewStatuses = ['init', 'pending', 'prechecked', 'queued', 'completed', 'onHold'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** The status of a new account. */
export const initialKycStatus: KycStatus = 'pending';

/** Whether the identity is verified: `verified` by the provider or `approved` by staff (D18). */
export function isKyc(status: KycStatus): boolean {
  return status === 'verified' || status === 'approved';
}

/** Whether the register screen polls the status: while `started` or `pending` (R097). */
export function shouldPollKyc(status: KycStatus): boolean {
  return status === 'started' || status === 'pending';
}

/** The status that the browser reports for each outcome of the widget (R092, R094, R095). Untrusted: see `decideKycChange`. */
export const widgetKycStatuses = {
  GREEN: 'verified',
  RED: 'rejected',
  ERROR: 'failed',
} as const satisfies Record<string, KycStatus>;
export type WidgetResult = keyof typeof widgetKycStatuses;

/** Narrows a value of the wire to a status. */
export function isKycStatus(value: unknown): value is KycStatus {
  return kycStatuses.some((status) => status === value);
}
