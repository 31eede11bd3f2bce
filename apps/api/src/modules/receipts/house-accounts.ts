// The accounts of the house: where clients pay or paid, by product, and those that the journal has.
import { type Account, isAccount } from '@repo/domain/books';
import { isPaymentAsset, type PaymentAsset } from '@repo/domain/money';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../http/app-error.ts';
import { houseAccount } from '../books/house-account.ts';
import { listOwnDetails } from '../strategies/own-details.repository.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { listBookedAccounts } from './reconciliation.repository.ts';

export interface HouseAccount {
  account: Account;
  currency: PaymentAsset;
  /** The titles of its products; empty when none has it any more. */
  label: string;
}

/** One line an account and currency, in the order of the products; `booked`: those that have postings. */
export async function listHouseAccounts(
  db: Database,
  booked: readonly { account: string; asset: string }[],
): Promise<HouseAccount[]> {
  const details = await listOwnDetails(db);
  const declared = details.flatMap(({ title, strategyId: id, ...content }) =>
    accountsOf({ ...content, id }).map((one) => ({ ...one, title })),
  );
  const known = booked.flatMap(({ account, asset }) => {
    const currency = asset === 'EUR' ? 'EURO' : asset;
    return isPaymentAsset(currency) && isAccount(account) ? [{ account, currency, title: '' }] : [];
  });
  const byKey = Map.groupBy([...declared, ...known], ({ account, currency }) => `${account} ${currency}`);
  return [...byKey.values()].flatMap((same) => {
    const titles = same.map(({ title }) => title).filter((title) => title !== '');
    return same.slice(0, 1).map(({ account, currency }) => ({ account, currency, label: titles.join(', ') }));
  });
}

function accountsOf(
  product: Parameters<typeof houseAccount>[0],
): { account: Account; currency: PaymentAsset }[] {
  const bank =
    product.ribIban === null
      ? []
      : [
          {
            account: houseAccount(product, { paymentMethod: 'rib', currency: 'EURO' }),
            currency: 'EURO' as const,
          },
        ];
  const wallets = product.cryptoInputs.flatMap(({ symbol }) =>
    isPaymentAsset(symbol)
      ? [
          {
            account: houseAccount(product, { paymentMethod: 'crypto', currency: symbol }),
            currency: symbol,
          },
        ]
      : [],
  );
  return [...bank, ...wallets];
}

/** The account as the house has it; refused when it does not, or not in this currency. */
export async function requireHouseAccount(
  db: Database,
  account: string,
  currency: PaymentAsset,
): Promise<HouseAccount> {
  const accounts = await listHouseAccounts(db, await listBookedAccounts(db, account));
  const same = accounts.filter((one) => one.account === account);
  if (same.length === 0) throw new AppError(receiptsErrors.unknownAccount);
  const found = same.find((one) => one.currency === currency);
  if (found === undefined) throw new AppError(receiptsErrors.otherCurrency);
  return found;
}
