// The transfer of coins that pays a contract: to which of our addresses, in which asset, on which network.

import {
  type CryptoAsset,
  type Network,
  networkOfAsset,
  parseTransactionHash,
} from '@repo/domain/crypto-address';
import { paymentAssetOf } from '@repo/domain/limits';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import { houseAccount } from '../books/house-account.ts';

export interface ExpectedTransfer {
  account: ReturnType<typeof houseAccount>;
  address: string;
  asset: CryptoAsset;
  network: Network;
  /** Of what was typed; null when it holds no hash. */
  txid: string | null;
}

/** Null for a contract that is not paid on a chain. `typed`: a hash, or the link of an explorer. */
export function expectedTransfer(
  strategy: StrategyRow,
  contract: ContractRow,
  typed: string,
): ExpectedTransfer | null {
  const asset = paymentAssetOf(contract.currency);
  const input = strategy.cryptoInputs.find(({ symbol }) => symbol === asset);
  if (asset === 'EURO' || input === undefined) return null;
  const network = networkOfAsset[asset];
  const txid = parseTransactionHash(typed, network);
  return { account: houseAccount(strategy, contract), address: input.address, asset, network, txid };
}
