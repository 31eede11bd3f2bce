// How a payout is paid, and the account of the house that pays it.
import type { Account } from '@repo/domain/books';
import { networkOfAsset } from '@repo/domain/crypto-address';
import { toPaymentAsset } from '@repo/domain/limits';
import { type PayoutRoute, payoutBookAsset } from '@repo/domain/payouts';
import type { Database } from '../../db/client.ts';
import { houseAccount } from '../books/house-account.ts';
import { findSourceReceipt, type PayoutView } from './payouts.repository.ts';

/** The means the money came by: a transfer, or a coin on its network. */
export function routeOf({ payout, contract }: Pick<PayoutView, 'payout' | 'contract'>): PayoutRoute {
  const isEuro = payoutBookAsset(payout.asset) === 'EUR';
  const method = payout.method ?? contract?.paymentMethod ?? (isEuro ? 'rib' : 'crypto');
  if (method === 'rib') return { method, network: null };
  const coin = toPaymentAsset(contract?.currency ?? payout.asset);
  return { method, network: coin === null || coin === 'EURO' ? 'ethereum' : networkOfAsset[coin] };
}

/** Where the money is: the account it came to. */
export async function payingAccount(
  db: Database,
  { payout, contract, strategy }: PayoutView,
): Promise<Account> {
  if (contract !== null && strategy !== null) return houseAccount(strategy, contract);
  const receipt = await findSourceReceipt(db, payout);
  const account = receipt?.account;
  if (account === undefined || !isHouseAccount(account)) throw new Error(`payout ${payout.id} has no cause`);
  return account;
}

function isHouseAccount(account: string): account is Extract<Account, `bank:${string}` | `wallet:${string}`> {
  return account.startsWith('bank:') || account.startsWith('wallet:');
}
