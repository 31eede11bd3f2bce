import { choiceFilter, defineList, periodFilters, textFilter } from '@repo/client/list';
import { orderKindTexts } from '@repo/domain/books';

export const navStatuses = ['published', 'corrected'] as const;

/** The list of NAVs; `strategy` is the title of one. */
export const navList = defineList({
  sorts: ['-date', 'date', 'strategy', '-strategy', 'value', '-value'],
  filters: {
    strategy: textFilter('strategy'),
    status: choiceFilter('nav', navStatuses),
    status_not: choiceFilter('navNot', navStatuses),
    ...periodFilters,
  },
  isPagedByRow: true,
});

type OrderKind = keyof typeof orderKindTexts;

export const orderKinds = Object.keys(orderKindTexts).filter(
  (kind): kind is OrderKind => kind in orderKindTexts,
);

/** The orders that wait for their NAV, oldest first. */
export const waitingOrderList = defineList({
  sorts: ['date', '-date'],
  filters: { kind: choiceFilter('order', orderKinds), strategy: textFilter('strategy') },
  isPagedByRow: true,
});
