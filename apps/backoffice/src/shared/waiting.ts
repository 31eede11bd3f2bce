import type { OperationOutput } from '@repo/api-sdk';
import type { AddressChange } from '@repo/client/staff-address';
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

export type ContractCount = OperationOutput<'countAdminContracts'>['counts'][number];

/** How many contracts a filter finds; undefined until they are counted. */
export function countWaiting(
  counts: readonly ContractCount[] | undefined,
  { status, payment_status: payment }: WaitingFilter,
): number | undefined {
  return counts
    ?.filter((row) => status === undefined || row.status === status)
    .filter((row) => payment === undefined || row.payment_status === payment)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The parameters of the list's URL for a filter; those that it does not have are cleared. */
export function waitingAddress({ status, payment_status: payment }: WaitingFilter): AddressChange {
  return { status, payment };
}
