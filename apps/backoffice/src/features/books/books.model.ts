/** The lists of the books: their filters in the URL. */
import type { components } from '@repo/api-sdk';
import { choiceFilter, defineList, periodFilters, textFilter } from '@repo/client/list';
import { accountFamilyTexts, entryKindTexts } from '@repo/domain/books';
import { decimal, sumOf, toText } from '@repo/domain/money';
import { booksTexts } from './books.texts.ts';

type Schemas = components['schemas'];

const keysOf = <Key extends string>(texts: Readonly<Record<Key, string>>): Key[] =>
  Object.keys(texts).filter((key): key is Key => key in texts);

export const entryKinds = keysOf(entryKindTexts);
export const accountFamilies = keysOf(accountFamilyTexts);

const assetFilter = textFilter('asset', /^[A-Z]{3,5}$/);

export const journalList = defineList({
  sorts: ['-date', 'date'],
  filters: {
    kind: choiceFilter('entry', entryKinds),
    kind_not: choiceFilter('entryNot', entryKinds),
    asset: assetFilter,
    q: textFilter('search'),
    ...periodFilters,
  },
  isPagedByRow: true,
});

export const accountList = defineList({
  sorts: ['-date'],
  filters: { family: choiceFilter('family', accountFamilies), asset: assetFilter, q: textFilter('search') },
  isPagedByRow: true,
});

/** The lines of one account; which one is in the address beside them. */
export const ledgerList = defineList({
  sorts: ['-date', 'date'],
  filters: periodFilters,
  isPagedByRow: true,
});

/** Whether the line stands for many accounts, which are listed one by one on « Comptes ». */
export function isCollapsed({ account, family }: Schemas['AccountName']): boolean {
  return (family === 'waiting' || family === 'payable') && account === family;
}

/** A strategy with its own money, or the accounts that several share, or that no product has. */
export interface HoldingLine {
  readonly name: string;
  readonly strategy: Schemas['StrategyHolding'] | null;
  readonly assets: readonly Schemas['AssetHolding'][];
}

export function holdingLines({ strategies, others }: Schemas['Holdings']): HoldingLine[] {
  const { shared, noStrategy } = booksTexts.holdings;
  return [
    ...strategies.map((strategy) => ({ name: strategy.strategy, strategy, assets: strategy.assets })),
    ...others.map(({ strategies: titles, assets }) => ({
      name: titles.length === 0 ? noStrategy : shared(titles.join(', ')),
      strategy: null,
      assets,
    })),
  ];
}

/** What is owed in an asset beside units. */
export function owedOf({ unmatched, waiting, payable }: Schemas['AssetHolding']): string {
  return toText(sumOf([unmatched, waiting, payable].map((amount) => decimal(amount))));
}

export function differenceName(difference: string): keyof typeof booksTexts.holdings.difference {
  const amount = decimal(difference);
  if (amount.eq(0)) return 'none';
  return amount.gt(0) ? 'more' : 'less';
}
