/** Saved views: what one stores of the address of a list, and the address that opens it. */
import type { components } from '@repo/api-sdk';
import { type AddressName, addressName, addressOf, noView, readAddress } from '@repo/client/staff-address';

export type StaffView = components['schemas']['StaffView'];

/** The list that views are of. */
export interface ViewedList {
  readonly path: string;
  /** The parameters that a view stores; the page is never among them. */
  readonly parameters: readonly AddressName[];
}

/** The parameters of the list alone, in one order, so that two addresses can be compared. */
export function queryOf(address: URLSearchParams, { parameters }: Pick<ViewedList, 'parameters'>): string {
  const held = parameters
    .map((name) => [addressName(name), address.get(addressName(name)) ?? ''])
    .filter(([, text]) => text !== '');
  return new URLSearchParams(held).toString();
}

/** The address that opens a view, without the parameters that the list no longer has; null for the list without one. */
export function hrefOf({ path, parameters }: ViewedList, view: StaffView | null): string {
  const stored = queryOf(new URLSearchParams(view?.query ?? ''), { parameters });
  return addressOf(path, { view: view?.id ?? noView }, new URLSearchParams(stored));
}

export type ViewChange = 'none' | 'unsaved' | 'own' | 'shared';

/** What the address holds beside a view: filters that no view stores, or a changed view of one’s own or of a colleague. */
export function changeOf(address: URLSearchParams, list: ViewedList, view: StaffView | null): ViewChange {
  const query = queryOf(address, list);
  if (view === null) return query === '' ? 'none' : 'unsaved';
  if (query === queryOf(new URLSearchParams(view.query), list)) return 'none';
  return view.is_mine ? 'own' : 'shared';
}

/** The view that the address names; null when it names none, or one that is gone. */
export function namedView(address: URLSearchParams, views: readonly StaffView[]): StaffView | null {
  const id = readAddress(address, 'view');
  return views.find((view) => view.id === id) ?? null;
}

/** The view that a list opened without a parameter shows. */
export function defaultFor(address: URLSearchParams, views: readonly StaffView[]): StaffView | null {
  return address.size > 0 ? null : (views.find((view) => view.is_default) ?? null);
}
