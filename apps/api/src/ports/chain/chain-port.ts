// What a public chain shows of a transaction to one of our addresses. Read only: no key, nothing is ever sent.
import type { CryptoAsset, Network } from '@repo/domain/crypto-address';
import type { Decimal } from '@repo/domain/money';

export interface TransferQuery {
  /** Its network follows from it. */
  asset: CryptoAsset;
  /** A hash, or the link of an explorer. */
  txid: string;
  /** Our address. */
  to: string;
}

export interface ChainTransfer {
  /** The transaction is in this many blocks of the chain, its own included; a reorganisation may undo the last ones. */
  confirmations: number;
  blockHash: string;
  blockTime: Date;
  /** Received at `to` in the asset; zero when the transaction pays something else, or elsewhere. */
  amount: Decimal;
  /** Canonical; several for a Bitcoin transaction with several inputs. Empty when nothing was received. */
  senders: readonly string[];
  to: string;
  /** The contract of the token; null for BTC and ETH. */
  tokenContract: string | null;
  /** Contracts of other tokens that the transaction sent to `to`: money in the wrong coin. */
  otherTokens: readonly string[];
}

export type ChainReading =
  /** The hash is wrong, was never sent, or was dropped by a reorganisation. */
  | { status: 'not_found' }
  /** Seen, and in no block. */
  | { status: 'pending' }
  /** In a block, without effect. */
  | { status: 'failed' }
  | ({ status: 'found' } & ChainTransfer);

export interface ChainPort {
  name: 'networks' | 'local';
  /** @throws ChainUnavailable */
  readTransfer: (query: TransferQuery) => Promise<ChainReading>;
}

/** The network did not respond, or its response makes no sense: nothing is known of the transaction. */
export class ChainUnavailable extends Error {
  override readonly name = 'ChainUnavailable';
  readonly network: Network;

  constructor(network: Network, detail: string, cause?: unknown) {
    super(`${network}: ${detail}`, { cause });
    this.network = network;
  }
}
