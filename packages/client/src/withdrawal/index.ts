export { WithdrawalEstimate } from './WithdrawalEstimate.tsx';
export { WithdrawalFields } from './WithdrawalFields.tsx';
export {
  executionNote,
  type PendingWithdrawal,
  requestedAmount,
  type WithdrawalForm,
  withdrawalBody,
  withdrawalChecks,
  withdrawalInitial,
} from './withdrawal.model.ts';
