export {
  type CompanyDocumentType,
  canSendCompanyDocument,
  companyDocumentTypes,
  type DocumentReview,
  type DocumentSide,
  documentReviews,
  documentSides,
  type IdentityDocumentType,
  identityDocumentTypes,
  requiredSides,
  toDocumentReview,
} from './documents.ts';
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
