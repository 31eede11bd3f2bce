export {
  type CompanyDocumentType,
  canSendCompanyDocument,
  companyDocumentTypes,
  type DocumentFault,
  type DocumentReview,
  type DocumentSide,
  documentFaults,
  documentReviews,
  documentSides,
  type IdentityDocumentType,
  identityDocumentTypes,
  isWholeDocument,
  requiredSides,
  toDocumentReview,
} from './documents.ts';
export {
  type DatedDocument,
  datedDocuments,
  EXPIRING_DAYS,
  type ExpiryStep,
  expiryStepOf,
  expirySteps,
  kbisLastDay,
} from './expiry.ts';
export {
  type Fault,
  faultMessage,
  faultsOf,
  validateFault,
} from './faults.ts';
export {
  companyDocumentNames,
  datedDocumentNames,
  faultNames,
  faultSentences,
  identityDocumentNames,
  kycTexts,
} from './kyc.texts.ts';
export { isFraudLabelled, rejectLabelText } from './reject-labels.ts';
export {
  type KycCase,
  type KycCaseState,
  type KycControl,
  kycControlOf,
  kycStatusAfter,
  type RejectType,
  rejectTypes,
  type StaffKycAction,
  staffKycActions,
  staffKycActionsOf,
} from './staff-actions.ts';
export {
  initialKycStatus,
  isKyc,
  isKycStatus,
  type KycStatus,
  kycStatuses,
  type ReviewStatus,
  reviewStatuses,
  shouldPollKyc,
  type WidgetResult,
  widgetKycStatuses,
} from './status.ts';
export { decideKycChange, type KycDecision, type KycSource, kycSources } from './transitions.ts';
