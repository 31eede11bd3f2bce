// Who a refund may be paid to without typing it. What was declared to Yield is not read here.
import { networkOfAsset } from '@repo/domain/crypto-address';
import { paymentAssetOf } from '@repo/domain/limits';
import { type PayoutRoute, parsePayoutAccount } from '@repo/domain/payouts';
import type { Deps } from '../../deps.ts';
import { clientName } from '../accounts/client-name.ts';
import { type KnownBeneficiary, listDeclared } from '../payouts/known-beneficiaries.ts';
import type { RefundView } from './refunds.repository.ts';

export function routeOf(asset: string): PayoutRoute {
  const paid = paymentAssetOf(asset);
  return paid === 'EURO'
    ? { method: 'rib', network: null }
    : { method: 'crypto', network: networkOfAsset[paid] };
}

/** The sender of the money alone; of an unknown one, or one that cannot be paid, what its owner declared to Kaskad. */
export async function listKnown(
  deps: Pick<Deps, 'db' | 'clock'>,
  { payout, receipt, owner }: RefundView,
): Promise<Omit<KnownBeneficiary, 'sentBackOn'>[]> {
  const route = routeOf(payout.asset);
  const account = parsePayoutAccount(receipt.payerAccount ?? '', route);
  if (account === null) return listDeclared(deps, { userId: owner.id, service: 'kaskad' }, route);
  const name = receipt.payerName ?? clientName(owner);
  return [{ beneficiary: { source: 'receipt', name, account, bic: null }, usableFrom: null, isUsable: true }];
}
