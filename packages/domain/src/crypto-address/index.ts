import type { PaymentAsset } from '../money/index.ts';
import { isFilled } from '../validation/checks.ts';
import { subscriptionTexts as texts } from '../validation/subscription.texts.ts';
import { parseBitcoinAddress } from './bitcoin.ts';
import { parseEthereumAddress } from './ethereum.ts';

/** The supported networks. */
export type Network = 'bitcoin' | 'ethereum';
export type CryptoAsset = Exclude<PaymentAsset, 'EURO'>;

/** The network of each payment asset (R223): Bitcoin for BTC, Ethereum and its ERC-20 tokens for the others. */
export const networkOfAsset: Readonly<Record<CryptoAsset, Network>> = {
  BTC: 'bitcoin',
  ETH: 'ethereum',
  USDC: 'ethereum',
  EURC: 'ethereum',
  WBTC: 'ethereum',
};

/** The confirmations after which a transfer is booked: about an hour of blocks, or two epochs. */
export const requiredConfirmations: Readonly<Record<Network, number>> = { bitcoin: 6, ethereum: 64 };

/** The ERC-20 contracts on Ethereum mainnet: refused as an origin address. */
export const tokenContracts = {
  USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  EURC: '0x1aBaEA1f7C830bD89Acc67eC4af516284b1bC33c',
  WBTC: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
} as const satisfies Record<Exclude<CryptoAsset, 'BTC' | 'ETH'>, string>;
export type Token = keyof typeof tokenContracts;

/** Whether an asset is an ERC-20 token, not the coin of its network. */
export function isToken(asset: CryptoAsset): asset is Token {
  return Object.hasOwn(tokenContracts, asset);
}

/** The canonical form of an address, for storage and comparison; null if it is invalid. */
export function parseAddress(address: string, network: Network): string | null {
  const trimmed = address.trim();
  return network === 'bitcoin' ? parseBitcoinAddress(trimmed) : parseEthereumAddress(trimmed);
}

/**
 * Whether two texts are one address, in any letter case and spacing that its network allows; as they are written on a
 * network that is not known here.
 */
export function isSameAddress(one: string, other: string, network: Network): boolean {
  const parsed = parseAddress(one, network);
  return parsed === null ? one.trim() === other.trim() : parsed === parseAddress(other, network);
}

/** The network of an address, for a request without an asset (R329); null if it is invalid everywhere. */
export function networkOfAddress(address: string): Network | null {
  if (parseAddress(address, 'ethereum') !== null) return 'ethereum';
  return parseAddress(address, 'bitcoin') === null ? null : 'bitcoin';
}

const TRANSACTION_HASH = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i;

/**
 * The hash of a transaction in its canonical form, from itself or from the link of an explorer; null when there is none.
 * Lower case, with 0x on Ethereum.
 */
export function parseTransactionHash(text: string, network: Network): string | null {
  const [hash] = TRANSACTION_HASH.exec(text) ?? [];
  if (hash === undefined) return null;
  return network === 'ethereum' ? `0x${hash.toLowerCase()}` : hash.toLowerCase();
}

export interface OriginAddress {
  readonly address: string;
  /** The payment asset; without it, any network is accepted. */
  readonly asset?: CryptoAsset;
  /** Our own deposit addresses, refused as an origin. */
  readonly ownAddresses?: readonly string[];
}

/** The origin address in its stored form, or the message when it is missing (R225) or invalid (R227). */
export type OriginAddressDecision =
  | { readonly isValid: true; readonly address: string; readonly network: Network }
  | { readonly isValid: false; readonly message: string };

/** Validates the origin address of a crypto payment (R225–R227). */
export function checkOriginAddress({
  address,
  asset,
  ownAddresses = [],
}: OriginAddress): OriginAddressDecision {
  if (!isFilled(address)) return { isValid: false, message: texts.originRequired };
  const network = asset ? networkOfAsset[asset] : networkOfAddress(address);
  const parsed = network && parseAddress(address, network);
  if (!network || !parsed) return { isValid: false, message: texts.originInvalid };
  const refused = [...Object.values(tokenContracts), ...ownAddresses].map((own) =>
    parseAddress(own, network),
  );
  if (refused.includes(parsed)) return { isValid: false, message: texts.originInvalid };
  return { isValid: true, address: parsed, network };
}
