// Money that is held and owed, each sum with the strategies that it is of.
import { type BookAsset, isBookAsset, type OwnedMoney } from '@repo/domain/books';
import { decimal, PAYMENT_ASSETS } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import { houseAccount } from '../books/house-account.ts';
import { familyOf } from './account-names.ts';
import type { BalanceRow } from './accounts.repository.ts';
import { readDebts } from './holdings.repository.ts';
import { bookCurrency } from './list-waiting-orders.ts';

export const moneyFamilies = ['bank', 'wallet', 'custody', 'unmatched', 'waiting', 'payable'] as const;

export interface FamilyMoney extends OwnedMoney {
  family: (typeof moneyFamilies)[number];
}

/** `balances`: those of every account. An account is of the products that declare it. */
export async function readOwnedMoney(
  db: Database,
  products: readonly StrategyRow[],
  balances: readonly BalanceRow[],
): Promise<FamilyMoney[]> {
  const byAccount = Map.groupBy(
    products.flatMap((product) => accountsOf(product).map((account) => ({ account, id: product.id }))),
    ({ account }) => account,
  );
  const ownersOf = (account: string | null) => (byAccount.get(account ?? '') ?? []).map(({ id }) => id);
  const held = balances.flatMap(({ account, asset, balance }): FamilyMoney[] => {
    const family = moneyFamilies.slice(0, 3).find((name) => name === familyOf(account));
    const money = { asset: assetOf(asset), amount: decimal(balance), owners: ownersOf(account) };
    return family === undefined ? [] : [{ ...money, family }];
  });
  const debts = (await readDebts(db)).map(
    ({ family, asset, amount, strategyId, account }): FamilyMoney => ({
      family,
      asset: assetOf(asset),
      amount: decimal(amount),
      owners: strategyId === null ? ownersOf(account) : [strategyId],
    }),
  );
  return [...held, ...debts];
}

/** Where the contracts of a product are paid, and what is sent on for it. */
function accountsOf(product: StrategyRow): string[] {
  const paid = PAYMENT_ASSETS.map((currency) =>
    houseAccount(product, { paymentMethod: currency === 'EURO' ? 'rib' : 'crypto', currency }),
  );
  return [...new Set([...paid, `custody:${product.id}`])];
}

function assetOf(name: string): BookAsset {
  const asset = bookCurrency(name);
  if (!isBookAsset(asset)) throw new Error(`the books have an asset ${asset}`);
  return asset;
}
