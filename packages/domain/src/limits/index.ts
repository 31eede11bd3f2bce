export {
  codeLength,
  codeResendAfterMs,
  type FooterFee,
  fileFieldAccept,
  footerFeeDefaults,
  isAcceptedFileType,
  kycPollIntervalMs,
  maxFileBytes,
  pageSizes,
  parametersMaxAgeSeconds,
  passwordMaxLength,
  passwordMinLength,
  signaturePollIntervalMs,
  staffPageSizes,
  toastDurationMs,
} from './constants.ts';
export { type DeclaredMinimums, defaultMinimums, type MinimumFields, minimumFor } from './minimums.ts';
export {
  amountDecimals,
  amountSteps,
  hasBankDetails,
  offeredCurrencies,
  type PaymentDetails,
  type PaymentMethod,
  paymentMethodFor,
  paymentMethods,
  toPaymentAsset,
} from './subscription.ts';
