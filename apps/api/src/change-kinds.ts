import type { ChangeKinds } from './modules/change-requests/change-kind.ts';
import { kycReopenKind, kycRevokeKind } from './modules/client-identity/kyc-change-kinds.ts';
import { contractCloseKind } from './modules/contracts/contract-close-kind.ts';
import { contractRenounceKind } from './modules/contracts/contract-renounce-kind.ts';
import { dealSettleKind } from './modules/corrections/deal-settle-kind.ts';
import { accountKinds } from './modules/factor-removals/factor-removal-kinds.ts';
import { kaskadKinds } from './modules/kaskad/kaskad.handlers.ts';
import { navWithdrawKind } from './modules/nav-entry/withdraw-nav.ts';
import { parameterChangeKind } from './modules/parameter-changes/parameter-change-kind.ts';
import { paymentRectifyKind } from './modules/payments/payment-rectify-kind.ts';
import { payoutApproveKind } from './modules/payouts/payout-approve-kind.ts';
import { userProfileKind } from './modules/profile-changes/profile-change-kind.ts';
import { importChangeKinds } from './modules/publication/import-change-kinds.ts';
import { rateWithdrawKind } from './modules/rates/withdraw-rate.ts';
import { paymentValidateKind } from './modules/receipts/payment-validate-kind.ts';
import { movementRecordKind } from './modules/receipts/record-movement.ts';
import { movementReverseKind } from './modules/receipts/reverse-movement.ts';
import { productStateKind } from './modules/strategies/product-state-kind.ts';
import { strategyChangeKinds } from './modules/strategies/strategy-change-kinds.ts';
import { withdrawalRecordKind } from './modules/withdrawals/withdrawal-record-kind.ts';

/**
 * The kinds of change that two-person control holds (docs/two-persons.md). Each is in the module of what it changes, which
 * calls `holdOrApply` with it; a request of a kind that is missing here can't be approved.
 */
export const changeKinds: ChangeKinds = {
  ...kaskadKinds,
  'contract.close': contractCloseKind,
  'contract.renounce': contractRenounceKind,
  'deal.settle': dealSettleKind,
  'kyc.revoke': kycRevokeKind,
  'kyc.reopen_final': kycReopenKind,
  'movement.record': movementRecordKind,
  'movement.reverse': movementReverseKind,
  'parameter.change': parameterChangeKind,
  'payment.validate': paymentValidateKind,
  'payment.rectify': paymentRectifyKind,
  'payout.approve': payoutApproveKind,
  ...importChangeKinds,
  'fx.withdraw': rateWithdrawKind,
  'nav.withdraw': navWithdrawKind,
  ...strategyChangeKinds,
  'strategy.state': productStateKind,
  ...accountKinds,
  'user.profile': userProfileKind,
  'withdrawal.record': withdrawalRecordKind,
};
