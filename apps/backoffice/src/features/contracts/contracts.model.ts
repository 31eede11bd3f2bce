/** The list of contracts: its filters and its views. */
import type { OperationOutput } from '@repo/api-sdk';
import type { AddressChange } from '@repo/client/address';
import { choiceFilter, defineList, periodFilters, textFilter } from '@repo/client/list';
import { contractStatuses, paymentStatuses } from '@repo/domain/contract-status';
import {
  type ContractCount,
  countWaiting,
  type WaitingFilter,
  waiting,
  waitingAddress,
} from '../../shared/waiting.ts';

const amount = /^\d{1,15}(\.\d{1,18})?$/;

const filters = {
  q: textFilter('search'),
  status: choiceFilter('status', contractStatuses),
  payment_status: choiceFilter('payment', paymentStatuses),
  status_not: choiceFilter('statusNot', contractStatuses),
  payment_status_not: choiceFilter('paymentNot', paymentStatuses),
  amount_min: textFilter('amountMin', amount),
  amount_max: textFilter('amountMax', amount),
  signed: choiceFilter('signed', ['true', 'false']),
  ...periodFilters,
  /** Title of a strategy. */
  strategy: textFilter('strategy'),
} as const;

export const contractList = defineList({
  filters,
  sorts: [
    '-created_at',
    'created_at',
    'amount',
    '-amount',
    'signed_at',
    '-signed_at',
    'client',
    '-client',
    'status',
    '-status',
  ],
  isPagedByRow: true,
});

export type ContractListState = ReturnType<typeof contractList.read>;

export interface ContractPartProps {
  readonly data: OperationOutput<'getAdminContract'>;
}

/** The parts of a record. */
export const contractTabs = ['summary', 'documents', 'exchanges', 'history'] as const;
export type ContractTab = (typeof contractTabs)[number];

/** The predefined views of the list: each names a pair of filters. */
export const contractViews = ['proofs', 'checking', 'unpaid', 'unsigned', 'closed', 'all'] as const;
export type ContractView = (typeof contractViews)[number];

const viewFilters: Readonly<Record<ContractView, WaitingFilter>> = {
  ...waiting,
  closed: { status: 'closed' },
  all: {},
};

/** The view with exactly the current filters; any other combination belongs to « Toutes ». */
export function currentView({ status, payment_status }: WaitingFilter): ContractView {
  const view = contractViews.find((candidate) => {
    const filter = viewFilters[candidate];
    return filter.status === status && filter.payment_status === payment_status;
  });
  return view ?? 'all';
}

/** The address parameters of a view; the other filters stay. */
export function viewAddress(view: ContractView): AddressChange {
  return { ...waitingAddress(viewFilters[view]), statusNot: null, paymentNot: null };
}

/** How many contracts a view has, of the counts of them all. */
export function countOfView(counts: readonly ContractCount[] | undefined, view: ContractView) {
  return countWaiting(counts, viewFilters[view]);
}
