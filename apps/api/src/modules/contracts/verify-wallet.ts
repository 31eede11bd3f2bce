import { checkOriginAddress } from '@repo/domain/crypto-address';
import type { PaymentAsset } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { listPublishedStrategies } from '../strategies/strategies.repository.ts';

export type WalletVerdict = { valid: true } | { valid: false; error: string };

/** Whether an origin address is one (R226): of the asset's network when it is named, and not one of our own. */
export async function verifyWallet(
  deps: Deps,
  address: string,
  asset: PaymentAsset | undefined,
): Promise<WalletVerdict> {
  const strategies = await listPublishedStrategies(deps.db);
  const decision = checkOriginAddress({
    address,
    ...(asset === undefined || asset === 'EURO' ? {} : { asset }),
    ownAddresses: strategies.flatMap(({ cryptoInputs }) => cryptoInputs.map((input) => input.address)),
  });
  return decision.isValid ? { valid: true } : { valid: false, error: decision.message };
}
