// The operations of Kaskad, for its clients and its administration, and its kinds of change.
import { allotmentHandlers } from '../kaskad-allotment/allotment.handlers.ts';
import { allotmentPublishKind } from '../kaskad-allotment/publish-allotment.ts';
import { claimsHandlers } from '../kaskad-claims/claims.handlers.ts';
import { claimExecuteKind } from '../kaskad-claims/execute-claim.ts';
import { fundraisingHandlers, fundraisingKinds } from '../kaskad-fundraising/fundraising.handlers.ts';
import { classTgeKind } from '../kaskad-grants/class-tge-kind.ts';
import { classesHandlers } from '../kaskad-grants/classes.handlers.ts';
import { grantChangeKinds } from '../kaskad-grants/grant-change-kinds.ts';
import { grantsHandlers } from '../kaskad-grants/grants.handlers.ts';
import { investingHandlers } from '../kaskad-investing/investing.handlers.ts';
import { moneyHandlers } from '../kaskad-money/money.handlers.ts';
import { feeTransferKind } from '../kaskad-money/record-fee-transfer.ts';
import { refundApproveKind } from '../kaskad-money/refunds.ts';
import { investmentValidateKind } from '../kaskad-money/validate-investment.ts';
import { offersHandlers } from '../kaskad-offers/offers.handlers.ts';
import { dashboardsHandlers } from '../kaskad-people/dashboards.handlers.ts';
import { peopleHandlers } from '../kaskad-people/people.handlers.ts';
import { walletsHandlers } from '../kaskad-wallets/wallets.handlers.ts';

export const kaskadKinds = {
  'allotment.publish': allotmentPublishKind,
  'claim.execute': claimExecuteKind,
  'class.tge': classTgeKind,
  'refund.approve': refundApproveKind,
  'investment.validate': investmentValidateKind,
  'round.fee_transfer': feeTransferKind,
  ...fundraisingKinds,
  ...grantChangeKinds,
} as const;

export const kaskadHandlers = {
  ...allotmentHandlers,
  ...claimsHandlers,
  ...classesHandlers,
  ...fundraisingHandlers,
  ...dashboardsHandlers,
  ...grantsHandlers,
  ...offersHandlers,
  ...investingHandlers,
  ...moneyHandlers,
  ...peopleHandlers,
  ...walletsHandlers,
};
