/** The states of an identity check (R096). */
export const kycStatuses = ['pending', 'started', 'verified', 'approved', 'failed', 'rejected'] as const;
export type KycStatus = (typeof kycStatuses)[number];

/** What a new account holds, before its document is sent. */
export const initialKycStatus: KycStatus = 'pending';

/** Whether the identity is good for the client routes: `verified` by the provider or `approved` by staff (D18). */
export function isKyc(status: KycStatus): boolean {
  return status === 'verified' || status === 'approved';
}

/** Whether the register screen keeps asking for the status: while `started` or `pending` (R097). */
export function shouldPollKyc(status: KycStatus): boolean {
  return status === 'started' || status === 'pending';
}

/** What the browser reports of each end of the widget (R092, R094, R095). A hint: see `decideKycChange`. */
export const widgetKycStatuses = {
  GREEN: 'verified',
  RED: 'rejected',
  ERROR: 'failed',
} as const satisfies Record<string, KycStatus>;
export type WidgetResult = keyof typeof widgetKycStatuses;

/** Narrows a word of the wire to a status. */
export function isKycStatus(value: unknown): value is KycStatus {
  return kycStatuses.some((status) => status === value);
}
