/** The lists of the books: their filters in the URL. */
import type { components } from '@repo/api-sdk';
import { choiceFilter, defineList, periodFilters, textFilter } from '@repo/client/list';
import { accountFamilyTexts, entryKindTexts } from '@repo/domain/books';

const keysOf = <Key extends string>(texts: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(texts).filter((key): key is Key => key in texts);

export const entryKinds = keysOf(entryKindTexts);
export const accountFamilies = keysOf(accountFamilyTexts);

const assetFilter = textFilter('asset', /^[A-Z]{3,5}$/);

export const journalList = defineList({
  sorts: ['-date', 'date'],
  filters: {
    kind: choiceFilter('entry', entryKinds),
    asset: assetFilter,
    q: textFilter('search'),
    ...periodFilters,
  },
});

export const accountList = defineList({
  sorts: ['-date'],
  filters: { family: choiceFilter('family', accountFamilies), asset: assetFilter, q: textFilter('search') },
});

/** The lines of one account; which one is in the address beside them. */
export const ledgerList = defineList({ sorts: ['-date', 'date'], filters: periodFilters });

/** Whether the line stands for many accounts, which are listed one by one on « Comptes ». */
export function isCollapsed({ account, family }: components['schemas']['AccountName']): boolean {
  return (family === 'waiting' || family === 'payable') && account === family;
}
