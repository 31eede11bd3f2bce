import { join } from 'node:path';
import { networkOfAsset } from '@repo/domain/crypto-address';
import { createOutboundClient } from '../outbound/outbound-client.ts';
import type { ProviderParts } from '../provider-parts.ts';
import { readBitcoinTransfer } from './bitcoin/read-bitcoin-transfer.ts';
import type { ChainPort } from './chain-port.ts';
import { readEthereumTransfer } from './ethereum/read-ethereum-transfer.ts';
import { createLocalChain, localChainFile } from './local/local-chain.ts';

/** The networks when the settings name their servers, else the transfers of a file of this machine. */
export function createChain({
  settings,
  clock,
  log,
}: Pick<ProviderParts, 'settings' | 'clock' | 'log'>): ChainPort {
  const { chain, dataDir } = settings;
  if (chain === null) return createLocalChain({ path: join(dataDir, localChainFile), clock });
  const { bitcoinUrl, ethereumUrl } = chain;
  // A circuit breaker for each: a silent node does not keep the other network from being read.
  const outboundTo = (url: string) =>
    createOutboundClient({ allowedOrigins: [new URL(url).origin], log, now: () => clock.now().getTime() });
  const bitcoin = { outbound: outboundTo(bitcoinUrl), baseUrl: bitcoinUrl };
  const ethereum = { outbound: outboundTo(ethereumUrl), nodeUrl: ethereumUrl };
  return {
    name: 'networks',
    readTransfer: (query) =>
      networkOfAsset[query.asset] === 'bitcoin'
        ? readBitcoinTransfer(bitcoin, query)
        : readEthereumTransfer(ethereum, query),
  };
}
