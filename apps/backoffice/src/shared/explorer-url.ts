import type { Network } from '@repo/domain/crypto-address';

export const transactionHashes: Readonly<Record<Network, RegExp>> = {
  ethereum: /^0x[0-9a-f]{64}$/i,
  bitcoin: /^[0-9a-f]{64}$/i,
};

const EXPLORERS: Readonly<Record<Network, string>> = {
  ethereum: 'https://etherscan.io/tx/',
  bitcoin: 'https://mempool.space/tx/',
};

/** The public explorer page of a transaction; null for an invalid hash. */
export function explorerUrl(hash: string, network: Network): string | null {
  return transactionHashes[network].test(hash) ? `${EXPLORERS[network]}${hash}` : null;
}
