import type { InvestmentRefusal } from '@repo/domain/kaskad';
import { AppError, defineErrors } from '../../http/app-error.ts';
import { investingTexts as texts } from './investing.texts.ts';

export const investingErrors = defineErrors({
  roundNotFound: { status: 404, code: 'kaskad_investing.round_not_found', message: texts.roundNotFound },
  notFound: { status: 404, code: 'kaskad_investing.not_found', message: texts.notFound },
  documentNotFound: {
    status: 404,
    code: 'kaskad_investing.document_not_found',
    message: texts.documentNotFound,
  },
  changed: { status: 409, code: 'kaskad_investing.changed', message: texts.changed },
  refused: { status: 409, code: 'kaskad_investing.refused', message: texts.refusals.forbidden },
  notReserving: { status: 409, code: 'kaskad_investing.not_reserving', message: texts.notReserving },
  hasReservation: { status: 409, code: 'kaskad_investing.has_reservation', message: texts.hasReservation },
  notTaking: { status: 409, code: 'kaskad_investing.not_taking', message: texts.notTaking },
  identityRequired: {
    status: 409,
    code: 'kaskad_investing.identity_required',
    message: texts.identityRequired,
  },
  countryRefused: { status: 403, code: 'kaskad_investing.country_refused', message: texts.countryRefused },
  companyDocuments: {
    status: 409,
    code: 'kaskad_investing.company_documents',
    message: texts.companyDocuments,
  },
  testRequired: { status: 409, code: 'kaskad_investing.test_required', message: texts.testRequired },
  ceilingCrossed: { status: 409, code: 'kaskad_investing.ceiling_crossed', message: texts.ceilingCrossed },
  documentsChanged: {
    status: 409,
    code: 'kaskad_investing.documents_changed',
    message: texts.documentsChanged,
  },
  documentsToAccept: {
    status: 409,
    code: 'kaskad_investing.documents_to_accept',
    message: texts.documentsToAccept,
  },
  documentNotReady: {
    status: 409,
    code: 'kaskad_investing.document_not_ready',
    message: texts.documentNotReady,
  },
  providerUnavailable: {
    status: 503,
    code: 'kaskad_investing.provider_unavailable',
    message: texts.providerUnavailable,
  },
});

/** A refusal of the state machine, in its words. */
export const refusalOf = (reason: InvestmentRefusal): AppError =>
  new AppError(investingErrors.refused, { message: texts.refusals[reason] });
