import { type AccessUser, hasAdminFlag } from '../access/index.ts';
import { type ContractStatus, type PaymentStatus, type ProofAction, proofActions } from './statuses.ts';
import {
  type ContractAction,
  type ContractActor,
  type ContractRefusal,
  contractRules,
  type PaymentAction,
  type PaymentRefusal,
  paymentRules,
} from './transitions.ts';

/** The two states a contract holds. */
export interface ContractState {
  readonly status: ContractStatus;
  readonly payment_status: PaymentStatus;
}

/** The state after an action, both statuses, or why nothing changes. */
export type Transition<Refusal extends string> =
  | { readonly isAllowed: true; readonly next: ContractState }
  | { readonly isAllowed: false; readonly reason: Refusal };

/** A payment that did not arrive ends with its contract; one that did stays paid. */
function paymentAfter(status: ContractStatus, payment: PaymentStatus): PaymentStatus {
  const isOpen = status === 'pending' || status === 'signed';
  return isOpen || payment === 'paid' ? payment : 'canceled';
}

/** What `action` does to a contract when `actor` asks for it (R265–R269). */
export function decideContractAction(
  action: ContractAction,
  state: ContractState,
  actor: ContractActor,
): Transition<ContractRefusal> {
  const rule = contractRules[action];
  if (rule.by !== actor) return { isAllowed: false, reason: 'forbidden' };
  const step = rule.from[state.status];
  if ('refused' in step) return { isAllowed: false, reason: step.refused };
  const payment_status = paymentAfter(step.to, state.payment_status);
  return { isAllowed: true, next: { status: step.to, payment_status } };
}

/** What `action` does to the payment of a contract when `actor` asks for it (R252–R254). Only a signed contract is paid. */
export function decidePaymentAction(
  action: PaymentAction,
  state: ContractState,
  actor: ContractActor,
): Transition<PaymentRefusal> {
  const rule = paymentRules[action];
  if (rule.by !== actor) return { isAllowed: false, reason: 'forbidden' };
  const step = rule.from[state.payment_status];
  // The payment's own reason first: « already paid » says more than « closed ».
  if ('refused' in step) return { isAllowed: false, reason: step.refused };
  if (state.status !== 'signed') return { isAllowed: false, reason: 'contractNotSigned' };
  return { isAllowed: true, next: { ...state, payment_status: step.to } };
}

/** The proof button of a contract: by payment status (R253), and nothing to submit while it may not be paid. */
export function proofActionFor(state: ContractState): ProofAction {
  const action = proofActions[state.payment_status];
  return action === 'view' || state.status === 'signed' ? action : 'none';
}

/** Which actor an account is for a contract. Ownership comes first, so that no administrator judges his own payment. */
export function contractActorFor(user: Readonly<AccessUser>, ownerId: string): ContractActor {
  if (user.id === ownerId) return 'owner';
  return hasAdminFlag(user, 'yield') ? 'admin' : 'other';
}
