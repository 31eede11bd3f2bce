/** A password has 12 characters at least (R103), and 128 at most to bound the cost of hashing. */
export const passwordMinLength = 12;
export const passwordMaxLength = 128;

/** Digits of an emailed code. */
export const codeLength = 6;

/** Page sizes of the yield history and of the staff lists; the first is the default (R274). */
export const pageSizes = [10, 25, 50] as const;
export const staffPageSizes = [25, 50, 100] as const;

/** The interval of polling a signature (R236) and the KYC status of a registration (R097). */
export const signaturePollIntervalMs = 3000;
export const kycPollIntervalMs = 5000;

/** The minimum delay before another code is emailed. */
export const codeResendAfterMs = 30_000;

/** The cache lifetime of the parameters (R136). */
export const parametersMaxAgeSeconds = 300;

/** How long a toast is shown (R145). */
export const toastDurationMs = 3000;

/** The `accept` attribute of file fields: image or PDF (R086, R124). */
export const fileFieldAccept = 'image/*,application/pdf';

/** The maximum number of unsigned contracts per account: each has an open request at the signature provider. */
export const maxPendingContracts = 5;

/** The largest file of an upload, 10 Mo. */
export const maxFileBytes = 10 * 1024 * 1024;
/** Of a picture: a telephone's has 12 to 48 million pixels, a page scanned at 300 points an inch 9. Beyond, none is decoded. */
export const maxPictureMegapixels = 50;
/** Of a PDF that a person sends. */
export const maxPdfPages = 300;
/** Of a file of NAVs or rates: thirty years of the central bank’s history is about 2 MB. */
export const importMaxMegabytes = 10;

/** The longest reference of a payment or a refund, as in a SEPA transfer (EPC069-12), and the longest message of a refusal. */
export const paymentReferenceMaxLength = 140;
export const refusalMessageMaxLength = 500;

/** Of a document that staff add to a contract. */
export const documentTitleMaxLength = 120;
/** Files that staff added to one contract, each version one. */
export const contractFilesMax = 100;

/** Money received for a renounced contract is returned within this many days of it. */
export const refundMaxDays = 30;

/** Whether a file of this MIME type is accepted: image or PDF (R086). Not SVG, which can contain scripts. */
export function isAcceptedFileType(mimeType: string): boolean {
  const type = mimeType.toLowerCase();
  return type === 'application/pdf' || (type.startsWith('image/') && !type.startsWith('image/svg'));
}

/** The fee parameters of the footer, with the defaults shown until the response arrives, in percent (R139–R143). */
export const footerFeeDefaults = {
  FOOTER_SUBSCRIPTION_FEE: 0.1,
  FOOTER_EXIT_FEE: 0.2,
  FOOTER_MANAGEMENT_FEE: 0.5,
  FOOTER_FX_FEE: 0.5,
  FOOTER_PERFORMANCE_FEE: 20,
} as const;
export type FooterFee = keyof typeof footerFeeDefaults;
