import {
  type Decimal,
  DISPLAY_CURRENCIES,
  type DisplayCurrency,
  isDisplayCurrency,
  isPaymentAsset,
  PAYMENT_ASSETS,
  type PaymentAsset,
  sumOf,
  ZERO,
} from '../money/index.ts';

/** The accounts of the journal (docs/books.md, Accounts). */
export type Account =
  | `bank:${string}`
  | `wallet:${string}`
  | `custody:${string}`
  | 'unmatched'
  | `waiting:${string}`
  | `invested:${string}`
  | `performance:${string}`
  | 'exchange'
  | 'fees:subscription'
  | 'fees:fx'
  | 'fees:exit'
  | 'house'
  | 'costs:bank'
  | 'costs:network'
  | 'rounding'
  | `payable:${string}`
  // Of Kaskad: money of a round, of an investment, of an issuer, fees of a round, and owed to an investor.
  | `escrow:${string}`
  | `investment:${string}`
  | `issuer:${string}`
  | `round-fees:${string}`
  | `owed:${string}`;

/** The families of accounts that Kaskad's money is on: Yield's screens leave them out. */
export const KASKAD_FAMILIES = ['escrow:', 'investment:', 'issuer:', 'round-fees:', 'owed:'] as const;

const FAMILIES = [
  'bank:',
  'wallet:',
  'custody:',
  'waiting:',
  'invested:',
  'performance:',
  'fees:',
  'costs:',
  'payable:',
  ...KASKAD_FAMILIES,
] as const;
const SINGLE = ['unmatched', 'exchange', 'house', 'rounding'] as const;

/** Whether a stored name is one of an account. */
export function isAccount(name: string): name is Account {
  return FAMILIES.some((family) => name.startsWith(family)) || SINGLE.some((single) => single === name);
}

/** What a posting counts: a coin is an asset of its own, apart from the currency that it is at par with. */
export type BookAsset = DisplayCurrency | Exclude<PaymentAsset, 'EURO'>;

/** Every asset of the books, currencies first. */
export const BOOK_ASSETS: readonly BookAsset[] = [
  ...new Set<string>([...DISPLAY_CURRENCIES, ...PAYMENT_ASSETS]),
].filter(isBookAsset);

/** Whether a stored name is one of an asset of the books. */
export function isBookAsset(name: string): name is BookAsset {
  return isDisplayCurrency(name) || (isPaymentAsset(name) && name !== 'EURO');
}

/** One line of an entry: + is a debit, − a credit, in `asset`. */
export interface Posting {
  readonly account: Account;
  readonly asset: BookAsset;
  readonly amount: Decimal;
}

/** Postings of an entry whose sum is not zero for an asset. */
export class UnbalancedEntry extends Error {
  override readonly name = 'UnbalancedEntry';
}

/** The asset of a payment as the books name it: EURO is the euro itself. */
export function bookAsset(asset: PaymentAsset): BookAsset {
  return asset === 'EURO' ? 'EUR' : asset;
}

/**
 * The postings of one entry: one line an account and asset, none of zero.
 * @throws UnbalancedEntry when they do not sum to zero for each asset.
 */
export function entryOf(lines: readonly Posting[]): Posting[] {
  const merged = [...Map.groupBy(lines, ({ account, asset }) => `${account} ${asset}`).values()].flatMap(
    (same): Posting[] => {
      const [first] = same;
      const amount = sumOf(same.map((line) => line.amount));
      return first === undefined || amount.eq(0) ? [] : [{ ...first, amount }];
    },
  );
  for (const [asset, sum] of balancesOf(merged)) {
    if (!sum.eq(0)) throw new UnbalancedEntry(`The postings in ${asset} sum to ${sum.toFixed()}`);
  }
  return merged;
}

/** The sum of the postings for each asset. */
function balancesOf(postings: readonly Posting[]): Map<BookAsset, Decimal> {
  const sums = new Map<BookAsset, Decimal>();
  for (const { asset, amount } of postings) sums.set(asset, (sums.get(asset) ?? ZERO).plus(amount));
  return sums;
}

/** The entry that undoes another. */
export function reversalOf(postings: readonly Posting[]): Posting[] {
  return entryOf(postings.map((posting) => ({ ...posting, amount: posting.amount.neg() })));
}

/** The column of a signed amount, as text: a debit, or a credit without its sign. */
export function sideOf(amount: string): Readonly<Record<'debit' | 'credit', string | null>> {
  return amount.startsWith('-') ? { debit: null, credit: amount.slice(1) } : { debit: amount, credit: null };
}
