/** A password has at least 12 characters (R103) and at most 128, so that hashing one stays cheap. */
export const passwordMinLength = 12;
export const passwordMaxLength = 128;

/** Digits of an e-mailed code. */
export const codeLength = 6;

/** Page sizes of the yield history and of the staff lists; the first is the default (R274). */
export const pageSizes = [10, 25, 50] as const;
export const staffPageSizes = [25, 50, 100] as const;

/** How often a screen asks again: the signature (R236) and the identity check of a registration (R097). */
export const signaturePollIntervalMs = 3000;
export const kycPollIntervalMs = 5000;

/** After a code was sent, another one is sent no sooner: each one is an e-mail. */
export const codeResendAfterMs = 30_000;

/** How long loaded parameters are good (R136). */
export const parametersMaxAgeSeconds = 300;

/** How long a toast stays (R145). */
export const toastDurationMs = 3000;

/** What a file field opens on: image or PDF (R086, R124). */
export const fileFieldAccept = 'image/*,application/pdf';

/** The largest file of an upload, 10 Mo. */
export const maxFileBytes = 10 * 1024 * 1024;

/** Whether a file of this MIME type may be sent: an image or a PDF (R086). An SVG is a program, not a picture. */
export function isAcceptedFileType(mimeType: string): boolean {
  const type = mimeType.toLowerCase();
  return type === 'application/pdf' || (type.startsWith('image/') && !type.startsWith('image/svg'));
}

/** The fee parameters of the footer and what they are, in percent, until the server answers (R139–R143). */
export const footerFeeDefaults = {
  FOOTER_SUBSCRIPTION_FEE: 0.1,
  FOOTER_EXIT_FEE: 0.2,
  FOOTER_MANAGEMENT_FEE: 0.5,
  FOOTER_FX_FEE: 0.5,
  FOOTER_PERFORMANCE_FEE: 20,
} as const;
export type FooterFee = keyof typeof footerFeeDefaults;
