import type { components } from '@repo/api-sdk/spec';
import { moneyByOwners, type UnitsDifference, unitsDifference } from '@repo/domain/books';
import { type Decimal, decimal, fxBook, isDisplayCurrency, roundTo, sumOf, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { loadMarket } from '../market-data/load-market.ts';
import { readMarketVersion } from '../market-data/market.repository.ts';
import { type BalanceRow, selectBalances } from './accounts.repository.ts';
import { readUnits } from './holdings.repository.ts';
import { type FamilyMoney, type moneyFamilies, readOwnedMoney } from './read-owned-money.ts';

type Schemas = components['schemas'];
type UnitsRow = Awaited<ReturnType<typeof readUnits>>[number];

/** As in the books: what units are worth has 18 decimals. */
const BOOK_DECIMALS = 18;

/** Units × last NAV of each strategy beside what they were bought for and the money of its accounts, at the last quotes. */
export async function getHoldings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Schemas['Holdings']> {
  const { market } = await loadMarket(db, await readMarketVersion(db));
  const at = { fx: market?.prices.fx ?? fxBook([]), day: parisDay(clock.now()) };
  const balances = await selectBalances(db);
  const units = await readUnits(db);
  const money = await readOwnedMoney(
    db,
    units.map(({ strategy }) => strategy),
    balances,
  );
  const lines = moneyByOwners(money);
  const titles = new Map(units.map(({ strategy }) => [strategy.id, strategy.title]));
  return {
    strategies: units.flatMap((row) => {
      const { id } = row.strategy;
      const own = lines.find(({ owners }) => owners.length === 1 && owners[0] === id)?.money ?? [];
      const sharesAccounts = lines.some(({ owners }) => owners.length > 1 && owners.includes(id));
      if (row.units === null && own.length === 0 && !sharesAccounts) return [];
      const holding = holdingOf(row, balances);
      const difference =
        holding.value === null ? null : unitsDifference({ ...holding, value: holding.value }, own, at);
      return [
        {
          strategy: row.strategy.title,
          ...toStrategy(holding),
          assets: toAssets(own),
          ...toDifference(difference),
          shares_accounts: sharesAccounts,
        },
      ];
    }),
    others: lines
      .filter(({ owners }) => owners.length !== 1)
      .map(({ owners, money: theirs }) => ({
        strategies: [...titles].filter(([id]) => owners.includes(id)).map(([, title]) => title),
        assets: toAssets(theirs),
      })),
    assets: toAssets(money),
  };
}

function holdingOf({ strategy, units, nav, navDay }: UnitsRow, balances: readonly BalanceRow[]) {
  const { id, referenceCurrency: currency } = strategy;
  if (!isDisplayCurrency(currency)) throw new Error(`product ${id} is in ${currency}`);
  const held = decimal(units ?? '0');
  const invested = balances.filter(({ account }) => account === `invested:${id}`);
  return {
    currency,
    units: held,
    nav: nav === null ? null : decimal(nav),
    navDay,
    value: nav === null ? null : roundTo(held.times(decimal(nav)), BOOK_DECIMALS),
    // Clients' money invested is a credit.
    invested: sumOf(invested.map(({ balance }) => decimal(balance))).neg(),
  };
}

const textOf = (amount: Decimal | null): string | null => (amount === null ? null : toText(amount));

function toStrategy({ currency, units, nav, navDay, value, invested }: ReturnType<typeof holdingOf>) {
  return {
    currency,
    units: toText(units),
    nav: textOf(nav),
    nav_day: navDay,
    value: textOf(value),
    invested: toText(invested),
    gain: textOf(value === null ? null : value.minus(invested)),
  };
}

function toDifference(found: UnitsDifference | null) {
  return { difference: textOf(found?.amount ?? null), quote_day: found?.quoteDay ?? null };
}

/** One line an asset, currencies and coins by name; debts without their sign. */
function toAssets(money: readonly FamilyMoney[]): Schemas['AssetHolding'][] {
  return [...Map.groupBy(money, ({ asset }) => asset)]
    .map(([asset, same]) => {
      const sum = (family: (typeof moneyFamilies)[number]) =>
        sumOf(same.filter((one) => one.family === family).map(({ amount }) => amount));
      return {
        asset,
        bank: toText(sum('bank')),
        wallets: toText(sum('wallet')),
        custody: toText(sum('custody')),
        unmatched: toText(sum('unmatched').neg()),
        waiting: toText(sum('waiting').neg()),
        payable: toText(sum('payable').neg()),
      };
    })
    .toSorted((a, b) => (a.asset < b.asset ? -1 : 1));
}
