import type { AddressChange } from '@repo/client/address';
import type { ContractStatus, PaymentStatus } from '@repo/domain/contract-status';

/** The filters of the server's list of contracts that name what a contract awaits. */
export interface WaitingFilter {
  readonly status?: ContractStatus | undefined;
  readonly payment_status?: PaymentStatus | undefined;
}

/** Contracts that await an action: tiles, views and the navigation count the same ones. */
export const waiting = {
  proofs: { status: 'signed', payment_status: 'proved' },
  checking: { status: 'signed', payment_status: 'checking' },
  unpaid: { status: 'signed', payment_status: 'waiting' },
  unsigned: { status: 'pending' },
} as const satisfies Readonly<Record<string, WaitingFilter>>;

/** The parameters of the list's URL for a filter; those that it does not have are cleared. */
export function waitingAddress({ status, payment_status: payment }: WaitingFilter): AddressChange {
  return { status, payment };
}
