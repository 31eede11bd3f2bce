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

/** Both statuses of a contract. */
export interface ContractState {
  readonly status: ContractStatus;
  readonly payment_status: PaymentStatus;
}

/** Both statuses after an action, or the reason of the refusal. */
export type Transition<Refusal extends string> =
  | { readonly isAllowed: true; readonly next: ContractState }
  | { readonly isAllowed: false; readonly reason: Refusal };

/** The payment status after the contract's: an unpaid payment is cancelled with its contract, a paid one stays paid. */
function paymentAfter(status: ContractStatus, payment: PaymentStatus): PaymentStatus {
  const isOpen = status === 'pending' || status === 'signed';
  return isOpen || payment === 'paid' ? payment : 'canceled';
}

/** Decides `action` on a contract by `actor` (R265–R269). */
export function decideContractAction(
  action: ContractAction,
  state: ContractState,
  actor: ContractActor,
): Transition<ContractRefusal> {
  const rule = contractRules[action];
  if (!rule.by.includes(actor)) return { isAllowed: false, reason: 'forbidden' };
  const step = rule.from[state.status];
  if ('refused' in step) return { isAllowed: false, reason: step.refused };
  const payment_status = paymentAfter(step.to, state.payment_status);
  return { isAllowed: true, next: { status: step.to, payment_status } };
}

/** Decides `action` on the payment of a contract by `actor` (R252–R254). Only a signed contract can be paid. */
export function decidePaymentAction(
  action: PaymentAction,
  state: ContractState,
  actor: ContractActor,
): Transition<PaymentRefusal> {
  const rule = paymentRules[action];
  if (!rule.by.includes(actor)) return { isAllowed: false, reason: 'forbidden' };
  const step = rule.from[state.payment_status];
  // The payment's own reason first: « already paid » is more precise than « closed ».
  if ('refused' in step) return { isAllowed: false, reason: step.refused };
  if (state.status !== 'signed') return { isAllowed: false, reason: 'contractNotSigned' };
  return { isAllowed: true, next: { ...state, payment_status: step.to } };
}

/** The proof button of a contract, by payment status (R253); never `submit` while it cannot be paid. */
export function proofActionFor(state: ContractState): ProofAction {
  const action = proofActions[state.payment_status];
  return action === 'view' || state.status === 'signed' ? action : 'none';
}

/** What a contract waits for from its owner. */
export type OwnerStep = 'sign' | 'pay' | 'prove_again';

/** Null while it is not their turn, and once it has ended. `refusal`: why the last proof was refused; null for none. */
export function ownerStepOf(state: ContractState, refusal: string | null): OwnerStep | null {
  if (decideContractAction('sign', state, 'provider').isAllowed) return 'sign';
  if (proofActionFor(state) !== 'submit') return null;
  return refusal === null ? 'pay' : 'prove_again';
}

/** The actor that an account is for a contract. Ownership first, so that no administrator validates their own payment. */
export function contractActorFor(user: Readonly<AccessUser>, ownerId: string): ContractActor {
  if (user.id === ownerId) return 'owner';
  return hasAdminFlag(user, 'yield') ? 'admin' : 'other';
}
