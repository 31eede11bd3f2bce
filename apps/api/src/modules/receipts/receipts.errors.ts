import { defineErrors } from '../../http/app-error.ts';
import { receiptsTexts as texts } from './receipts.texts.ts';

export const receiptsErrors = defineErrors({
  notFound: { status: 404, code: 'receipts.not_found', message: texts.notFound },
  unknownAccount: { status: 422, code: 'receipts.unknown_account', message: texts.unknownAccount },
  otherCurrency: { status: 422, code: 'receipts.other_currency', message: texts.otherCurrency },
  alreadyAttached: { status: 409, code: 'receipts.already_attached', message: texts.alreadyAttached },
  leftUnmatched: { status: 409, code: 'receipts.left_unmatched', message: texts.leftUnmatched },
  notAttached: { status: 409, code: 'receipts.not_attached', message: texts.notAttached },
  alreadyPaid: { status: 409, code: 'receipts.already_paid', message: texts.alreadyPaid },
  contractEnded: { status: 409, code: 'receipts.contract_ended', message: texts.contractEnded },
  contractPaid: { status: 409, code: 'receipts.contract_paid', message: texts.contractPaid },
  contractNotSigned: { status: 409, code: 'receipts.contract_not_signed', message: texts.contractNotSigned },
  contractOtherCurrency: {
    status: 409,
    code: 'receipts.contract_other_currency',
    message: texts.otherCurrency,
  },
  /** Its message names the payer. */
  otherPayer: { status: 422, code: 'receipts.other_payer', message: texts.otherPayer('') },
  earlyDay: { status: 422, code: 'receipts.early_day', message: texts.earlyDay },
  shortReason: { status: 422, code: 'receipts.short_reason', message: texts.shortReason },
  nothingReceived: { status: 409, code: 'receipts.nothing_received', message: texts.nothingReceived },
  reasonMissing: { status: 422, code: 'receipts.reason_missing', message: texts.reason },
  notBank: { status: 422, code: 'receipts.not_bank', message: texts.notBank },
  fileMissing: { status: 422, code: 'receipts.file_missing', message: texts.fileMissing },
  fileName: { status: 422, code: 'receipts.file_name', message: texts.fileName },
  noMapping: { status: 422, code: 'receipts.no_mapping', message: texts.noMapping },
  badMapping: { status: 422, code: 'receipts.bad_mapping', message: texts.badMapping },
  /** Its message is the first problem of the file. */
  badFile: { status: 422, code: 'receipts.bad_file', message: texts.badFile },
  notOnChain: { status: 409, code: 'receipts.not_on_chain', message: texts.notOnChain },
  badHash: { status: 422, code: 'receipts.bad_hash', message: texts.badHash },
  chainUnavailable: { status: 503, code: 'receipts.chain_unavailable', message: texts.chainUnavailable },
  balance: { status: 422, code: 'receipts.balance', message: texts.balance },
  movementAmount: { status: 422, code: 'receipts.movement_amount', message: texts.movementAmount },
  movementDay: { status: 422, code: 'receipts.movement_day', message: texts.movementDay },
  otherAccount: { status: 422, code: 'receipts.other_account', message: texts.otherAccount },
  unknownStrategy: { status: 422, code: 'receipts.unknown_strategy', message: texts.unknownStrategy },
  lowBalance: { status: 409, code: 'receipts.low_balance', message: texts.lowBalance },
  balanceDay: { status: 422, code: 'receipts.balance_day', message: texts.balanceDay },
});
