/** The list of clients: its filters and its views. */
import type { OperationOutput } from '@repo/api-sdk';
import { choiceFilter, dayFilter, defineList, periodFilters, textFilter } from '@repo/client/list';
import type { AddressChange } from '@repo/client/staff-address';
import {
  type ClientTraits,
  type ClientView,
  clientAdvisers,
  clientDocuments,
  clientHoldings,
  clientIdentities,
  clientKinds,
  clientProfiles,
  clientServices,
  clientStates,
  clientValidities,
  clientViews,
} from '@repo/domain/clients';
import type { ClientAct } from './client-actions.texts.ts';

const filters = {
  q: textFilter('search'),
  kind: choiceFilter('clientKind', clientKinds),
  identity: choiceFilter('identity', clientIdentities),
  documents: choiceFilter('documents', clientDocuments),
  profile: choiceFilter('profile', clientProfiles),
  adviser: choiceFilter('adviser', clientAdvisers),
  /** The id of one adviser. */
  sales: textFilter('sales', /^[\w-]{1,40}$/),
  holding: choiceFilter('holding', clientHoldings),
  validity: choiceFilter('validity', clientValidities),
  state: choiceFilter('clientState', clientStates),
  /** Of residence, alpha-3. */
  country: textFilter('country', /^[A-Z]{3}$/),
  service: choiceFilter('service', clientServices),
  ...periodFilters,
  signed_in_from: dayFilter('signedInFrom'),
  signed_in_to: dayFilter('signedInTo'),
} as const;

export const clientList = defineList({
  filters,
  sorts: ['-registered_at', 'registered_at', 'name', '-name'],
  isPagedByRow: true,
});

export type ClientListState = ReturnType<typeof clientList.read>;

type ViewFilter = Partial<Omit<ClientTraits, 'kind'>>;
const viewFilters: Readonly<Record<ClientView, ViewFilter>> = clientViews;
const viewTraits = ['identity', 'documents', 'profile', 'adviser', 'holding', 'validity', 'state'] as const;

export const isClientView = (text: string): text is ClientView => Object.hasOwn(clientViews, text);
export const viewIds = Object.keys(clientViews).filter(isClientView);

/** The view with exactly the current traits; any other combination belongs to « Tous ». */
export function currentView(state: ClientListState['filters']): ClientView {
  const isExact = (view: ClientView) =>
    viewTraits.every((trait) => viewFilters[view][trait] === state[trait]) && state.sales === undefined;
  return viewIds.find(isExact) ?? 'all';
}

/** The address parameters of a view; the search, the type and the period stay. */
export function viewAddress(view: ClientView): AddressChange {
  const { identity, documents, profile, adviser, holding, validity, state } = viewFilters[view];
  return { identity, documents, profile, adviser, holding, validity, clientState: state, sales: null };
}

export type ClientRecord = OperationOutput<'getClient'>;

/** A part of the record of a client. */
export interface ClientPartProps {
  readonly data: ClientRecord;
}

/** What a caller may do to the account now, or why nothing; the server decides it again. */
export function reachOf(
  { client, sessions, is_staff: isStaff }: Pick<ClientRecord, 'client' | 'sessions' | 'is_staff'>,
  caller: { readonly id: string; readonly role: string } | null,
): { readonly acts: readonly ClientAct[]; readonly refusal: 'own' | 'staff' | null } {
  if (caller === null || client.state === 'closed') return { acts: [], refusal: null };
  if (client.id === caller.id) return { acts: [], refusal: 'own' };
  if (isStaff && caller.role !== 'super_admin') return { acts: [], refusal: 'staff' };
  if (client.state === 'locked') return { acts: ['unlock'], refusal: null };
  return { acts: [...(sessions > 0 ? (['signOut'] as const) : []), 'resetLink', 'lock'], refusal: null };
}

type ClientAccess = ClientRecord['access'];

export const accessFlags = [
  'can_access_yield',
  'can_access_kaskad',
  'can_access_yield_admin',
  'can_access_kaskad_admin',
] as const satisfies readonly (keyof ClientAccess)[];

export const hasSameAccess = (one: ClientAccess, other: ClientAccess): boolean =>
  one.role === other.role && accessFlags.every((flag) => one[flag] === other[flag]);
