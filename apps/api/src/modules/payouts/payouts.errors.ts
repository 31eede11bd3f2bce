import type { PayoutRefusal } from '@repo/domain/payouts';
import { defineErrors, type ErrorEntry } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

export const payoutsErrors = defineErrors({
  ownPayout: { status: 403, code: 'payouts.own_payout', message: texts.ownPayout },
  toQualify: { status: 409, code: 'payouts.to_qualify', message: texts.toQualify },
  notToQualify: { status: 409, code: 'payouts.not_to_qualify', message: texts.notToQualify },
  notPrepared: { status: 409, code: 'payouts.not_prepared', message: texts.notPrepared },
  notApproved: { status: 409, code: 'payouts.not_approved', message: texts.notApproved },
  alreadyApproved: { status: 409, code: 'payouts.already_approved', message: texts.alreadyApproved },
  alreadyExecuted: { status: 409, code: 'payouts.already_executed', message: texts.alreadyExecuted },
  notExecuted: { status: 409, code: 'payouts.not_executed', message: texts.notExecuted },
  isVoid: { status: 409, code: 'payouts.void', message: texts.isVoid },
  isReplaced: { status: 409, code: 'payouts.replaced', message: texts.isReplaced },
  inFile: { status: 409, code: 'payouts.in_file', message: texts.inFile },
  fileSettled: { status: 409, code: 'payouts.file_settled', message: texts.fileSettled },
  neverReceived: { status: 409, code: 'payouts.never_received', message: texts.neverReceived },
  received: { status: 409, code: 'payouts.received', message: texts.received },
  held: { status: 409, code: 'payouts.held', message: texts.held('') },
  noReceiptAccount: { status: 422, code: 'payouts.no_receipt_account', message: texts.noReceiptAccount },
  noDeclaredAccount: { status: 422, code: 'payouts.no_declared_account', message: texts.noDeclaredAccount },
  unknownForm: { status: 422, code: 'payouts.unknown_form', message: texts.unknownForm },
  houseAccount: { status: 422, code: 'payouts.house_account', message: texts.houseAccount },
  fileMixed: { status: 422, code: 'payouts.file_mixed', message: texts.fileMixed },
  fileNotTransfer: { status: 422, code: 'payouts.file_not_transfer', message: texts.fileNotTransfer },
  fileRefused: { status: 422, code: 'payouts.file_refused', message: texts.fileNotTransfer },
  wrongSignature: { status: 422, code: 'payouts.wrong_signature', message: texts.wrongSignature },
  bitcoinUnproven: { status: 422, code: 'payouts.bitcoin_unproven', message: texts.bitcoinUnproven },
  detailsUnchanged: { status: 422, code: 'payouts.details_unchanged', message: texts.detailsUnchanged },
});

/** Each refusal of the state machine as a response. */
export const payoutRefusals: Record<PayoutRefusal, ErrorEntry> = {
  forbidden: httpErrors.forbidden,
  ownPayout: payoutsErrors.ownPayout,
  toQualify: payoutsErrors.toQualify,
  notToQualify: payoutsErrors.notToQualify,
  notPrepared: payoutsErrors.notPrepared,
  notApproved: payoutsErrors.notApproved,
  alreadyApproved: payoutsErrors.alreadyApproved,
  inFile: payoutsErrors.inFile,
  alreadyExecuted: payoutsErrors.alreadyExecuted,
  notExecuted: payoutsErrors.notExecuted,
  isVoid: payoutsErrors.isVoid,
  isReplaced: payoutsErrors.isReplaced,
  neverReceived: payoutsErrors.neverReceived,
  received: payoutsErrors.received,
  held: payoutsErrors.held,
};
