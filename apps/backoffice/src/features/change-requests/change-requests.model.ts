/** The list of change requests: its two tabs, each paged by the server in an order of its own. */
import { type AddressName, readAddress } from '@repo/client/address';
import { choiceFilter, defineList } from '@repo/client/list';

export const changeRequestTabs = ['pending', 'decided'] as const;
export type ChangeRequestTab = (typeof changeRequestTabs)[number];

export const publishedValues = ['navs', 'fx_rates'] as const;

export const changeRequestList = defineList({
  filters: { publishes: choiceFilter('publishes', publishedValues) },
  sorts: ['created_at'],
  isPagedByRow: true,
});

/** A saved view stores the tab too. */
export const changeRequestViewParameters: readonly AddressName[] = [...changeRequestList.parameters, 'tab'];

export function readTab(address: URLSearchParams): ChangeRequestTab {
  return readAddress(address, 'tab') === 'decided' ? 'decided' : 'pending';
}

export function toListQuery(address: URLSearchParams) {
  const { sort: _sort, ...query } = changeRequestList.toQuery(changeRequestList.read(address));
  return { ...query, tab: readTab(address) };
}
