import { checkOriginAddress } from '@repo/domain/crypto-address';
import type { PaymentAsset } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { listOwnAddresses } from '../strategies/own-details.repository.ts';

export type WalletVerdict = { valid: true } | { valid: false; error: string };

/** Whether an origin address is one (R226): of the asset's network when it is named, and not one of our own. */
export async function verifyWallet(
  deps: Deps,
  address: string,
  asset: PaymentAsset | undefined,
): Promise<WalletVerdict> {
  const decision = checkOriginAddress({
    address,
    ...(asset === undefined || asset === 'EURO' ? {} : { asset }),
    ownAddresses: await listOwnAddresses(deps.db),
  });
  return decision.isValid ? { valid: true } : { valid: false, error: decision.message };
}
