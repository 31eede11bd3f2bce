/** The list of threads: its states and its order. */

import { choiceFilter, defineList, textFilter } from '@repo/client/list';
import type { AddressChange } from '@repo/client/staff-address';
import { threadStates } from '@repo/domain/messages';

export const threadList = defineList({
  filters: { q: textFilter('search'), state: choiceFilter('threadState', threadStates) },
  sorts: ['-since', 'since'],
  isPagedByRow: true,
});

export type ThreadListState = ReturnType<typeof threadList.read>;

export const threadViews = [...threadStates, 'all'] as const;
export type ThreadView = (typeof threadViews)[number];

export const currentView = ({ state }: ThreadListState['filters']): ThreadView => state ?? 'all';

/** Those that wait have the oldest first, the others the last changed. */
export const viewAddress = (view: ThreadView): AddressChange => ({
  threadState: view === 'all' ? null : view,
  sort: view === 'waiting' ? 'since' : null,
});
