import { documentsTexts } from '@repo/domain/validation';
import { defineErrors } from '../../http/app-error.ts';
import { kycTexts as texts } from './kyc.texts.ts';

export const kycErrors = defineErrors({
  settled: { status: 409, code: 'kyc.settled', message: texts.settled },
  countryRequired: { status: 422, code: 'kyc.country_required', message: documentsTexts.countryRequired },
  sideRequired: { status: 422, code: 'kyc.side_required', message: texts.sideRequired },
  sideRefused: { status: 422, code: 'kyc.side_refused', message: texts.sideRefused },
  notCompany: { status: 403, code: 'kyc.not_company', message: texts.notCompany },
  companyDocumentHeld: { status: 409, code: 'kyc.company_document_held', message: texts.companyDocumentHeld },
  unreadable: { status: 422, code: 'kyc.unreadable', message: texts.unreadable },
  beingChecked: { status: 409, code: 'kyc.being_checked', message: texts.beingChecked },
  providerUnavailable: { status: 503, code: 'kyc.provider_unavailable', message: texts.providerUnavailable },
});
