/** Where and what to pay: the network that the product names, and what is copied. */
import type { components } from '@repo/api-sdk';
import { type CryptoAsset, type Network, networkOfAsset } from '@repo/domain/crypto-address';
import { formatSubscriptionAmount } from '@repo/domain/format';
import type { PaymentMethod } from '@repo/domain/limits';
import type { PaymentAsset } from '@repo/domain/money';
import { depositNetworkTexts } from '@repo/domain/products';
import { paymentKitTexts as texts } from './payment-kit.texts.ts';

export type Strategy = components['schemas']['Strategy'];
type CryptoInput = components['schemas']['CryptoInput'];

/** A payment that a signed contract waits for. */
export interface AwaitedPayment {
  readonly method: PaymentMethod;
  readonly asset: PaymentAsset;
  /** A decimal text. */
  readonly amount: string;
  /** Null or empty while it is not known. */
  readonly reference: string | null;
  /** Of the funds, as the contract says; null of a transfer. */
  readonly origin: string | null;
  /** Of the contract, whose own details are void once those of the product are younger. */
  readonly signedAt: string | null;
}

/** « Virez 12 500,50 € » */
export function paymentTitle({ method, asset, amount }: AwaitedPayment): string {
  const shown = formatSubscriptionAmount(amount, asset);
  return method === 'rib' ? texts.transferTitle(shown) : texts.cryptoTitle(shown);
}

/** As it is typed at a bank: « 12500,50 ». */
export function typedEuros(amount: string): string {
  return formatSubscriptionAmount(amount, 'EURO').replaceAll(/[^\d,]/g, '');
}

const isCrypto = (asset: PaymentAsset): asset is CryptoAsset => asset !== 'EURO';

/** The network that an asset is usually sent on; null for a transfer. */
export function networkOf(asset: PaymentAsset): Network | null {
  return isCrypto(asset) ? networkOfAsset[asset] : null;
}

/** The network of a deposit as its product names it; where it names none, as the asset is usually sent. */
export function networkName(asset: PaymentAsset, blockchain: string | null | undefined): string {
  const named = (blockchain ?? '').trim();
  if (named !== '' || !isCrypto(asset)) return named;
  return depositNetworkTexts[asset];
}

/** The warning beside a deposit address (R223): the examples are those of the networks known here. */
export function networkWarning({ symbol, blockchain }: CryptoInput): { title: string; text: string } {
  const name = networkName(symbol, blockchain);
  const network = networkOf(symbol);
  const isUsual = network !== null && name.toLowerCase().includes(network);
  return { title: texts.onlyOn(name), text: texts.lostOn[isUsual ? network : 'other'] };
}

/** The day since when the product is paid elsewhere than its contract says; null while they agree. */
export function detailsChangedOn(
  { payment_details_since: since }: Pick<Strategy, 'payment_details_since'>,
  signedAt: string | null,
): string | null {
  return since !== null && signedAt !== null && since > signedAt ? since : null;
}
