export { type PayoutMethod, parseBic, parseIban, parsePayoutAccount } from './account-check.ts';
export {
  grossOfExit,
  isCreditTransfer,
  payoutBookAsset,
  shortAccount,
  shortReference,
} from './amounts.ts';
export {
  findUsedDetails,
  type PayoutDetailsField,
  type PayoutDetailsValues,
  payoutDetailsDelayMs,
  validatePayoutDetails,
  walletProofText,
} from './payout-details.ts';
export { payoutKindTexts, payoutStateTexts, returnReasonText } from './payouts.texts.ts';
export {
  decidePayoutAction,
  openPayoutStates,
  type PayoutAction,
  type PayoutActor,
  type PayoutDecision,
  type PayoutFacts,
  type PayoutRefusal,
  type PayoutState,
  payoutActions,
  payoutActorFor,
  payoutActors,
  payoutStates,
} from './transitions.ts';
export {
  type BeneficiarySource,
  beneficiarySources,
  type ExecutionBounds,
  type ExecutionField,
  type ExecutionValues,
  type PayoutRoute,
  type PreparationField,
  type PreparationValues,
  payoutHolderMaxLength,
  type QualificationField,
  type QualificationValues,
  validatePayoutExecution,
  validatePayoutPreparation,
  validatePayoutQualification,
} from './validate.ts';
