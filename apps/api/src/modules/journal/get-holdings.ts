import type { components } from '@repo/api-sdk/spec';
import { type Decimal, decimal, isDisplayCurrency, roundTo, sumOf, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { familyOf } from './account-names.ts';
import { type BalanceRow, selectBalances } from './accounts.repository.ts';
import { readUnits } from './holdings.repository.ts';

type Schemas = components['schemas'];

/** As in the books: what units are worth has 18 decimals. */
const BOOK_DECIMALS = 18;

/** Units × last NAV of each strategy beside what they were bought for, and the money that is held and owed in each asset. */
export async function getHoldings({ db }: Pick<Deps, 'db'>): Promise<Schemas['Holdings']> {
  const balances = await selectBalances(db);
  const units = await readUnits(db);
  return {
    strategies: units.map((row) => {
      const { title, currency, nav, navDay } = row;
      if (!isDisplayCurrency(currency)) throw new Error(`product ${row.strategyId} is in ${currency}`);
      const held = decimal(row.units);
      const value = nav === null ? null : roundTo(held.times(decimal(nav)), BOOK_DECIMALS);
      // Clients' money invested is a credit.
      const invested = sumOf(
        balances.filter(({ account }) => account === `invested:${row.strategyId}`).map(owed),
      );
      return {
        strategy: title,
        currency,
        units: toText(held),
        nav: nav === null ? null : toText(decimal(nav)),
        nav_day: navDay,
        value: value === null ? null : toText(value),
        invested: toText(invested),
        gain: value === null ? null : toText(value.minus(invested)),
      };
    }),
    assets: [...Map.groupBy(balances.filter(isMoney), ({ asset }) => asset)]
      .map(([asset, rows]) => toAsset(asset, rows))
      .toSorted((a, b) => (a.asset < b.asset ? -1 : 1)),
  };
}

const moneyFamilies: readonly Schemas['AccountFamily'][] = [
  'bank',
  'wallet',
  'custody',
  'unmatched',
  'waiting',
  'payable',
];
const isMoney = ({ account }: BalanceRow): boolean => moneyFamilies.includes(familyOf(account));

const held = ({ balance }: BalanceRow): Decimal => decimal(balance);
const owed = (row: BalanceRow): Decimal => held(row).neg();

function toAsset(asset: string, rows: readonly BalanceRow[]): Schemas['AssetHolding'] {
  const sum = (family: Schemas['AccountFamily'], of: (row: BalanceRow) => Decimal) =>
    toText(sumOf(rows.filter(({ account }) => familyOf(account) === family).map(of)));
  return {
    asset,
    bank: sum('bank', held),
    wallets: sum('wallet', held),
    custody: sum('custody', held),
    unmatched: sum('unmatched', owed),
    waiting: sum('waiting', owed),
    payable: sum('payable', owed),
  };
}
