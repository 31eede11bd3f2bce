// How a payout is paid, and the account of the house that pays it.
import type { Account } from '@repo/domain/books';
import { networkOfAsset } from '@repo/domain/crypto-address';
import { toPaymentAsset } from '@repo/domain/limits';
import { type PayoutRoute, payoutBookAsset } from '@repo/domain/payouts';
import { houseAccount } from '../books/house-account.ts';
import type { PayoutView } from './payouts.repository.ts';

/** The means the money came by: a transfer, or a coin on its network. */
export function routeOf({ payout, contract }: Pick<PayoutView, 'payout' | 'contract'>): PayoutRoute {
  const isEuro = payoutBookAsset(payout.asset) === 'EUR';
  const method = payout.method ?? contract?.paymentMethod ?? (isEuro ? 'rib' : 'crypto');
  if (method === 'rib') return { method, network: null };
  const coin = toPaymentAsset(contract?.currency ?? payout.asset);
  return { method, network: coin === null || coin === 'EURO' ? 'ethereum' : networkOfAsset[coin] };
}

/** Where the money is: the account it came to; the product's, of a contract moved to the books without a receipt. */
export function payingAccount({ payout, contract, strategy, receivedOn }: PayoutView): Account {
  if (receivedOn !== null && isHouseAccount(receivedOn)) return receivedOn;
  if (contract === null || strategy === null) throw new Error(`payout ${payout.id} has no cause`);
  return houseAccount(strategy, contract);
}

function isHouseAccount(account: string): account is Extract<Account, `bank:${string}` | `wallet:${string}`> {
  return account.startsWith('bank:') || account.startsWith('wallet:');
}
