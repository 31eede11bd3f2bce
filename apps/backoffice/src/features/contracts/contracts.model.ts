/** What the address bar says of the list, and what the list then asks the server. */
import type { OperationParams } from '@repo/api-sdk';
import {
  type ContractStatus,
  contractStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '@repo/domain/contract-status';
import { type PageState, readChoice, readPage } from '../../shared/list-address.ts';

type ListQuery = NonNullable<OperationParams<'listAdminContracts'>['query']>;

export const contractSorts = [
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
] as const satisfies readonly NonNullable<ListQuery['sort']>[];
export type ContractSort = (typeof contractSorts)[number];

/** The views shipped with the list: a name for a pair of filters. */
export const contractViews = ['proofs', 'checking', 'unpaid', 'unsigned', 'refunds', 'all'] as const;
export type ContractView = (typeof contractViews)[number];

interface ViewFilter {
  readonly status?: ContractStatus | undefined;
  readonly paymentStatus?: PaymentStatus | undefined;
  /** Only those whose money is still to be returned. */
  readonly refund?: 'open' | undefined;
}

export const viewFilters: Readonly<Record<ContractView, ViewFilter>> = {
  proofs: { status: 'signed', paymentStatus: 'proved' },
  checking: { status: 'signed', paymentStatus: 'checking' },
  unpaid: { status: 'signed', paymentStatus: 'waiting' },
  unsigned: { status: 'pending' },
  refunds: { refund: 'open' },
  all: {},
};

export interface ContractListState extends PageState {
  readonly q: string;
  readonly sort: ContractSort;
  readonly status: ContractStatus | undefined;
  readonly paymentStatus: PaymentStatus | undefined;
  readonly refund: 'open' | undefined;
  /** Title of a strategy. */
  readonly strategy: string;
  /** Columns not shown, by their identifiers. */
  readonly hiddenColumns: readonly string[];
}

export function readContractList(address: URLSearchParams): ContractListState {
  return {
    ...readPage(address),
    q: address.get('q') ?? '',
    sort: readChoice(address, 'tri', contractSorts) ?? contractSorts[0],
    status: readChoice(address, 'statut', contractStatuses),
    paymentStatus: readChoice(address, 'paiement', paymentStatuses),
    refund: readChoice(address, 'remboursement', ['open']),
    strategy: address.get('strategie') ?? '',
    hiddenColumns: address.getAll('masquer').flatMap((names) => names.split(',')),
  };
}

/** The view whose filters are exactly those in force; any other choice is made inside « Toutes ». */
export function currentView({ status, paymentStatus, refund }: ViewFilter): ContractView {
  const view = contractViews.find((candidate) => {
    const filter = viewFilters[candidate];
    return filter.status === status && filter.paymentStatus === paymentStatus && filter.refund === refund;
  });
  return view ?? 'all';
}

/** The address parameters of a view; the other filters stay. */
export function viewAddress(view: ContractView) {
  const { status, paymentStatus, refund } = viewFilters[view];
  return { statut: status, paiement: paymentStatus, remboursement: refund };
}

export function isFiltered(state: ContractListState): boolean {
  return (
    state.q !== '' ||
    state.strategy !== '' ||
    state.status !== undefined ||
    state.paymentStatus !== undefined ||
    state.refund !== undefined
  );
}

export function toListQuery(state: ContractListState): ListQuery {
  return {
    page: state.page,
    page_size: state.pageSize,
    sort: state.sort,
    q: state.q,
    status: state.status,
    payment_status: state.paymentStatus,
    strategy: state.strategy,
    refund: state.refund,
  };
}

/** What a view’s tab counts: the page is not needed, only its total. */
export function toCountQuery(view: ContractView): ListQuery {
  const { status, paymentStatus, refund } = viewFilters[view];
  return { page_size: 1, status, payment_status: paymentStatus, refund };
}
