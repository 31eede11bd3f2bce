import type { components } from '@repo/api-sdk/spec';
import { isProvableBySignature } from '@repo/domain/kaskad';
import type { Actor, Deps } from '../../deps.ts';
import { listWalletsOf, type WalletRow } from './wallets.repository.ts';

/** Those of the caller, the default first. */
export async function listWallets(
  deps: Pick<Deps, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<components['schemas']['Wallets']> {
  return { items: (await listWalletsOf(deps.db, userId)).map(toWallet) };
}

function toWallet(row: WalletRow): components['schemas']['Wallet'] {
  const isProvable = row.provenAt === null && isProvableBySignature(row.network);
  return {
    id: row.id,
    label: row.label,
    network: row.network,
    address: row.address,
    state: row.provenAt === null ? 'unproven' : 'proven',
    proof_text: isProvable ? row.proofText : null,
    proven_at: row.provenAt?.toISOString() ?? null,
    is_default: row.isDefault,
  };
}
