/** The list of contracts: its filters and its views. */
import type { OperationOutput } from '@repo/api-sdk';
import { choiceFilter, defineList, periodFilters, textFilter } from '@repo/client/list';
import type { AddressChange } from '@repo/client/staff-address';
import {
  type ContractQueue,
  contractQueues,
  contractStatuses,
  isToDo,
  paymentStatuses,
} from '@repo/domain/contract-status';
import { countWaiting, type WaitingFilter, waiting, waitingAddress } from '../../shared/waiting.ts';

const amount = /^\d{1,15}(\.\d{1,18})?$/;

const filters = {
  q: textFilter('search'),
  status: choiceFilter('status', contractStatuses),
  payment_status: choiceFilter('payment', paymentStatuses),
  status_not: choiceFilter('statusNot', contractStatuses),
  payment_status_not: choiceFilter('paymentNot', paymentStatuses),
  queue: choiceFilter('queue', contractQueues),
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

/** The predefined views of the list: each names a pair of filters, or a queue. */
export const contractViews = [
  'to_do',
  'proofs',
  'checking',
  'unpaid',
  'unsigned',
  'withdrawals',
  'closed',
  'amount_gaps',
  'all',
] as const;
export type ContractView = (typeof contractViews)[number];

const viewFilters: Readonly<Record<Exclude<ContractView, ContractQueue>, WaitingFilter>> = {
  ...waiting,
  closed: { status: 'closed' },
  all: {},
};

const isQueue = (view: ContractView): view is ContractQueue => contractQueues.some((one) => one === view);

/** The view of the queue, or with exactly the current statuses; any other combination belongs to « Toutes ». */
export function currentView({
  status,
  payment_status,
  queue,
}: WaitingFilter & { readonly queue?: ContractQueue | undefined }): ContractView {
  if (queue !== undefined) return queue;
  const view = contractViews.find((candidate) => {
    if (isQueue(candidate)) return false;
    const filter: WaitingFilter = viewFilters[candidate];
    return filter.status === status && filter.payment_status === payment_status;
  });
  return view ?? 'all';
}

/** The address parameters of a view; the other filters stay. */
export function viewAddress(view: ContractView): AddressChange {
  const cleared = { status: null, payment: null, statusNot: null, paymentNot: null, queue: null };
  return isQueue(view) ? { ...cleared, queue: view } : { ...cleared, ...waitingAddress(viewFilters[view]) };
}

type Counts = OperationOutput<'countAdminContracts'>;

/** Whether the list is narrowed by more than its view: the counts of the views are of all contracts. */
export const isNarrowed = (state: Pick<ContractListState, 'filters'>): boolean =>
  contractList.isFiltered({
    filters: { ...state.filters, status: undefined, payment_status: undefined, queue: undefined },
  });

/** How many contracts a view has, of the counts of them all. */
export function countOfView(counts: Counts | undefined, view: ContractView): number | undefined {
  if (view === 'withdrawals' || view === 'amount_gaps') return counts?.[view];
  if (view !== 'to_do') return countWaiting(counts?.counts, viewFilters[view]);
  return counts?.counts.filter(isToDo).reduce((sum, { count }) => sum + count, 0);
}
