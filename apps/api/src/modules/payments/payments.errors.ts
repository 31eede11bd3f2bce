import type { PaymentRefusal, ReminderRefusal } from '@repo/domain/contract-status';
import { defineErrors, type ErrorEntry } from '../../http/app-error.ts';
import { remindersErrors } from '../reminders/reminders.errors.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

export const paymentsErrors = defineErrors({
  alreadyPaid: { status: 409, code: 'payments.already_paid', message: texts.alreadyPaid },
  underCheck: { status: 409, code: 'payments.under_check', message: texts.underCheck },
  paymentCanceled: { status: 409, code: 'payments.canceled', message: texts.paymentCanceled },
  contractNotSigned: { status: 409, code: 'payments.contract_not_signed', message: texts.contractNotSigned },
  noProof: { status: 409, code: 'payments.no_proof', message: texts.noProof },
  notRectifiable: { status: 409, code: 'payments.not_rectifiable', message: texts.notRectifiable },
  hasOtherReceipts: { status: 409, code: 'payments.several_receipts', message: texts.severalReceipts },
  hasSurplus: { status: 409, code: 'payments.has_surplus', message: texts.hasSurplus },
  unitsAreGone: { status: 409, code: 'payments.units_are_gone', message: texts.unitsAreGone },
  settled: { status: 409, code: 'payments.settled', message: texts.settled },
  nothingToRectify: { status: 422, code: 'payments.nothing_to_rectify', message: texts.nothingToRectify },
  unknownDocument: { status: 422, code: 'payments.unknown_document', message: texts.unknownDocument },
  contractEnded: { status: 409, code: 'payments.contract_ended', message: texts.contractEnded },
  proofFiled: { status: 409, code: 'payments.proof_filed', message: texts.proofFiled },
  clientLocked: { status: 409, code: 'payments.client_locked', message: texts.clientLocked },
  noAccess: { status: 409, code: 'payments.no_access', message: texts.noAccess },
  identityNotApproved: {
    status: 409,
    code: 'payments.identity_not_approved',
    message: texts.identityNotApproved,
  },
  profileWaiting: { status: 409, code: 'payments.profile_waiting', message: texts.profileWaiting },
  forbidden: { status: 403, code: 'payments.forbidden', message: texts.notYours },
});

/** Each refusal of the state machine as a response. */
export const refusalErrors: Record<PaymentRefusal, ErrorEntry> = {
  alreadyPaid: paymentsErrors.alreadyPaid,
  underCheck: paymentsErrors.underCheck,
  paymentCanceled: paymentsErrors.paymentCanceled,
  contractNotSigned: paymentsErrors.contractNotSigned,
  noProof: paymentsErrors.noProof,
  forbidden: paymentsErrors.forbidden,
};

/** Why a client is not reminded. */
export const reminderErrors: Record<ReminderRefusal, ErrorEntry> = {
  forbidden: paymentsErrors.forbidden,
  contractEnded: paymentsErrors.contractEnded,
  alreadyPaid: paymentsErrors.alreadyPaid,
  proofFiled: paymentsErrors.proofFiled,
  underCheck: paymentsErrors.underCheck,
  clientLocked: paymentsErrors.clientLocked,
  noAccess: paymentsErrors.noAccess,
  identityNotApproved: paymentsErrors.identityNotApproved,
  profileWaiting: paymentsErrors.profileWaiting,
  alreadyReminded: remindersErrors.alreadyReminded,
};
