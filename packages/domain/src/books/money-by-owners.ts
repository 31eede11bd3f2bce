// Money of the books beside units × NAV (docs/books.md, Screens).
import type { IsoDay } from '../dates/index.ts';
import { type Decimal, type DisplayCurrency, type FxBook, roundTo, sumOf } from '../money/index.ts';
import type { BookAsset } from './postings.ts';

/** Money of the books, signed as they are: held is a debit (+), owed a credit (−). */
export interface OwnedMoney {
  readonly asset: BookAsset;
  readonly amount: Decimal;
  /** The strategies whose account it stands on: several for a shared account, none for an account of no product. */
  readonly owners: readonly string[];
}

/** The money of the same owners; their order does not matter. */
export interface MoneyOfOwners<Money extends OwnedMoney> {
  readonly owners: readonly string[];
  readonly money: readonly Money[];
}

/** Each sum once, under the strategies that own it together. */
export function moneyByOwners<Money extends OwnedMoney>(money: readonly Money[]): MoneyOfOwners<Money>[] {
  const byKey = Map.groupBy(money, ({ owners }) => [...new Set(owners)].toSorted().join(' '));
  return [...byKey].map(([key, same]) => ({ owners: key === '' ? [] : key.split(' '), money: same }));
}

/** The money beyond the units and the other debts (+), or what lacks (−). */
export interface UnitsDifference {
  /** In the currency of the strategy, to 18 decimals. */
  readonly amount: Decimal;
  /** The oldest day of the quotes used; null without a conversion. */
  readonly quoteDay: IsoDay | null;
}

/** What the money of a strategy is worth on `day`, less its units × NAV (`value`); null where a quote is missing. */
export function unitsDifference(
  { currency, value }: { readonly currency: DisplayCurrency; readonly value: Decimal },
  money: readonly Pick<OwnedMoney, 'asset' | 'amount'>[],
  { fx, day }: { readonly fx: FxBook; readonly day: IsoDay },
): UnitsDifference | null {
  const converted = money
    .filter(({ amount }) => !amount.eq(0))
    .map(({ asset, amount }) => {
      const isSame = fx.resolve(asset, day) === currency;
      return { isSame, to: fx.convert(amount, asset, currency, day) };
    });
  const known = converted.flatMap(({ isSame, to }) => (to === undefined ? [] : [{ ...to, isSame }]));
  if (known.length < converted.length) return null;
  const quoteDays = known.filter(({ isSame }) => !isSame).map(({ quoteDay }) => quoteDay);
  return {
    amount: roundTo(sumOf(known.map(({ amount }) => amount)).minus(value), 18),
    quoteDay: quoteDays.toSorted()[0] ?? null,
  };
}
