import type { ContractState } from './decide.ts';
import type { PaymentStatus } from './statuses.ts';

/**
 * The contracts that « Souscriptions » has for staff to look at, beside those of a status: of a payment to examine; whose client waits for
 * money of a withdrawal; of a payment received in part, or for more than was signed.
 */
export const contractQueues = ['to_do', 'withdrawals', 'amount_gaps'] as const;
export type ContractQueue = (typeof contractQueues)[number];

/** Of a signed contract: its proof was filed, or its payment is being examined. */
export const paymentsToExamine = ['proved', 'checking'] as const satisfies readonly PaymentStatus[];

/** Whether it is in the queue `to_do`. */
export const isToDo = ({ status, payment_status: payment }: ContractState): boolean =>
  status === 'signed' && paymentsToExamine.some((one) => one === payment);
