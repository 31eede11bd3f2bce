import { defineList, periodFilters, textFilter } from '@repo/client/list';

/** The list of NAVs; `strategy` is the title of one. */
export const navList = defineList({
  sorts: ['-date', 'date', 'strategy', '-strategy', 'value', '-value'],
  filters: { strategy: textFilter('strategy'), ...periodFilters },
});
