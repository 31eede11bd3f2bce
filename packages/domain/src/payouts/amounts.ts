import type { BookAsset } from '../books/postings.ts';
import { formatShortAddress } from '../format/identifiers.ts';
import { type Decimal, isDisplayCurrency, isPaymentAsset } from '../money/index.ts';

/**
 * The asset of a payout as the books name it.
 * @throws RangeError for one that is neither a payment asset nor a currency.
 */
export function payoutBookAsset(asset: string): BookAsset {
  if (isDisplayCurrency(asset)) return asset;
  if (!isPaymentAsset(asset)) throw new RangeError(`Not an asset: ${asset.slice(0, 20)}`);
  return asset === 'EURO' ? 'EUR' : asset;
}

/** Whether it can be in a file of credit transfers: euros, from a bank account of ours; `account` names what pays it. */
export function isCreditTransfer(payout: { readonly asset: string; readonly account: string }): boolean {
  return payoutBookAsset(payout.asset) === 'EUR' && payout.account.startsWith('bank:');
}

/** The end of an account, for a list: « FR76 •••• 2093 », « 0x5290…9EE7 ». */
export function shortAccount(account: string, method: 'rib' | 'crypto'): string {
  if (method === 'crypto') return `${account.slice(0, 6)}…${account.slice(-4)}`;
  return `${account.slice(0, 4)} •••• ${account.slice(-4)}`;
}

/** A bank's reference of a transfer has no more characters (ISO 20022, Max35Text); a transaction's hash has. */
const HASH = /^\S{36,}$/;

/** The reference of a transfer, for a list: that of a bank whole, a transaction's hash shortened (« 0xfb69…1a03 »). */
export function shortReference(reference: string): string {
  return HASH.test(reference) ? formatShortAddress(reference) : reference;
}

/** What was redeemed: the amount paid, with the exit fee that was deducted from it. */
export function grossOfExit(paid: Decimal, exitFee: Decimal): Decimal {
  return paid.plus(exitFee);
}
