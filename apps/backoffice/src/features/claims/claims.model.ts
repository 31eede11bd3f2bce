/** The list of claims: its filters and its tabs; what a claim acts on, in words. */
import type { components, OperationParams } from '@repo/api-sdk';
import { choiceFilter, defineList, textFilter } from '@repo/client/list';
import { formatAddress } from '@repo/domain/format';
import { claimStates, kaskadTexts } from '@repo/domain/kaskad';
import { shownUnits } from '../../shared/kaskad/units.ts';
import type { Fact } from '../../shared/use-record-call.ts';
import { claimsTexts as texts } from './claims.texts.ts';

type Schemas = components['schemas'];
type ListQuery = NonNullable<OperationParams<'listClaims'>['query']>;
type WireRow = Schemas['ClaimRow'];

export interface ClaimRow extends WireRow {
  readonly id: string;
}

export const claimViews = ['open', ...claimStates] as const;

export const claimList = defineList({
  sorts: ['requested_at', '-requested_at'],
  filters: { q: textFilter('search'), state: choiceFilter('claim', claimViews) },
  isPagedByRow: true,
});

export type ClaimListState = ReturnType<typeof claimList.read>;

/** The request of an address: those to be decided unless it names a state. */
export const toClaimQuery = (state: ClaimListState): ListQuery => ({
  ...claimList.toQuery(state),
  state: state.filters.state ?? 'open',
});

/** Of the whole list, as a file. */
export const toClaimFilters = (state: ClaimListState) => ({
  ...claimList.toFilters(state),
  state: state.filters.state ?? 'open',
});

export const toClaimRow = (row: WireRow): ClaimRow => ({ ...row, id: row.claim.id });

/** What a form on a claim acts on. */
export const claimFacts = ({ claim, class: unit }: WireRow): readonly Fact[] => [
  { id: 'state', label: texts.columns.state, value: kaskadTexts.claim[claim.state] },
  { id: 'units', label: texts.columns.units, value: shownUnits(claim.units, unit) },
  { id: 'address', label: texts.address, value: formatAddress(claim.wallet.address) },
];
