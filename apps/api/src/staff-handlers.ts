// The operations of staff, and the kinds of change that two-person control holds.
import { changeControlHandlers } from './modules/change-control/change-control.handlers.ts';
import type { ChangeKinds } from './modules/change-requests/change-kind.ts';
import { changeRequestsHandlers } from './modules/change-requests/change-requests.handlers.ts';
import { contractCloseKind } from './modules/contracts/contract-close-kind.ts';
import { correctionsHandlers } from './modules/corrections/corrections.handlers.ts';
import { dealSettleKind } from './modules/corrections/deal-settle-kind.ts';
import { exportsHandlers } from './modules/exports/exports.handlers.ts';
import { journalHandlers } from './modules/journal/journal.handlers.ts';
import { marketDataHandlers } from './modules/market-data/market-data.handlers.ts';
import { paymentRectifyKind } from './modules/payments/payment-rectify-kind.ts';
import { paymentsHandlers } from './modules/payments/payments.handlers.ts';
import { payoutApproveKind } from './modules/payouts/payout-approve-kind.ts';
import { payoutsHandlers } from './modules/payouts/payouts.handlers.ts';
import { importChangeKinds } from './modules/publication/import-change-kinds.ts';
import { publicationHandlers } from './modules/publication/publication.handlers.ts';
import { houseAccountsHandlers } from './modules/receipts/house-accounts.handlers.ts';
import { paymentValidateKind } from './modules/receipts/payment-validate-kind.ts';
import { receiptsHandlers } from './modules/receipts/receipts.handlers.ts';
import { strategyChangeKinds } from './modules/strategies/strategy-change-kinds.ts';
import { withdrawalRecordKind } from './modules/withdrawals/withdrawal-record-kind.ts';

/**
 * The kinds of change that two-person control holds (docs/two-persons.md). Each is in the module of what it changes, which
 * calls `holdOrApply` with it; a request of a kind that is missing here can't be approved.
 */
const changeKinds: ChangeKinds = {
  'contract.close': contractCloseKind,
  'deal.settle': dealSettleKind,
  'payment.validate': paymentValidateKind,
  'payment.rectify': paymentRectifyKind,
  'payout.approve': payoutApproveKind,
  ...importChangeKinds,
  ...strategyChangeKinds,
  'withdrawal.record': withdrawalRecordKind,
};

export const staffHandlers = {
  ...changeControlHandlers,
  ...changeRequestsHandlers(changeKinds),
  ...correctionsHandlers,
  ...exportsHandlers,
  ...houseAccountsHandlers,
  ...journalHandlers,
  ...marketDataHandlers,
  ...paymentsHandlers,
  ...payoutsHandlers,
  ...publicationHandlers,
  ...receiptsHandlers,
};
