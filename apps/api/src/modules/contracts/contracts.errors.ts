import { RESENT_SIGNATURES_A_DAY } from '@repo/domain/contract-status';
import { maxPendingContracts } from '@repo/domain/limits';
import { profileTexts } from '@repo/domain/validation';
import { defineErrors } from '../../http/app-error.ts';
import { contractsTexts as texts } from './contracts.texts.ts';

export const contractsErrors = defineErrors({
  notFound: { status: 404, code: 'contracts.not_found', message: texts.notFound },
  notYourself: { status: 403, code: 'contracts.not_yourself', message: texts.notYourself },
  noService: { status: 403, code: 'contracts.no_service', message: texts.noService },
  kycRequired: { status: 403, code: 'contracts.kyc_required', message: texts.kycRequired },
  strategyUnavailable: {
    status: 404,
    code: 'contracts.strategy_unavailable',
    message: texts.strategyUnavailable,
  },
  subscriptionsSuspended: {
    status: 409,
    code: 'contracts.subscriptions_suspended',
    message: texts.subscriptionsSuspended,
  },
  profileIncomplete: { status: 422, code: 'contracts.profile_incomplete', message: texts.profileIncomplete },
  profileWaiting: { status: 409, code: 'contracts.profile_waiting', message: profileTexts.waiting },
  countryRefused: { status: 403, code: 'contracts.country_refused', message: texts.countryRefused },
  currencyNotOffered: {
    status: 422,
    code: 'contracts.currency_not_offered',
    message: texts.currencyNotOffered,
  },
  methodMismatch: { status: 422, code: 'contracts.method_mismatch', message: texts.methodMismatch },
  poNumberUnknown: { status: 422, code: 'contracts.po_number_unknown', message: texts.poNumberUnknown },
  poNumberUsed: { status: 409, code: 'contracts.po_number_used', message: texts.poNumberUsed },
  tooManyPending: {
    status: 422,
    code: 'contracts.too_many_pending',
    message: texts.tooManyPending(maxPendingContracts),
  },
  notCancelable: { status: 409, code: 'contracts.not_cancelable', message: texts.notCancelable },
  noLongerPending: {
    status: 409,
    code: 'contracts.no_longer_pending',
    message: texts.noLongerPending.pending,
  },
  notClosable: { status: 409, code: 'contracts.not_closable', message: texts.notClosable },
  ownContract: { status: 403, code: 'contracts.own_contract', message: texts.ownContract },
  notRenounceable: { status: 409, code: 'contracts.not_renounceable', message: texts.notRenounceable },
  withdrawnSince: { status: 409, code: 'contracts.withdrawn_since', message: texts.withdrawnSince },
  closingPaidSince: {
    status: 409,
    code: 'contracts.closing_paid_since',
    message: texts.closingPaidSince,
  },
  closingPaid: { status: 409, code: 'contracts.closing_paid', message: texts.closingPaid },
  notYetInvested: { status: 409, code: 'contracts.not_yet_invested', message: texts.notYetInvested },
  clientMayNotSign: {
    status: 409,
    code: 'contracts.client_may_not_sign',
    message: texts.clientMayNotSign,
  },
  clientProfileWaiting: {
    status: 409,
    code: 'contracts.client_profile_waiting',
    message: texts.clientProfileWaiting,
  },
  signatureResent: {
    status: 409,
    code: 'contracts.signature_resent',
    message: texts.signatureResent(RESENT_SIGNATURES_A_DAY),
  },
  providerUnavailable: {
    status: 503,
    code: 'contracts.provider_unavailable',
    message: texts.providerUnavailable,
  },
  badWebhook: { status: 401, code: 'contracts.bad_webhook', message: texts.badWebhook },
});
