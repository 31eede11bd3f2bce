import { decimal, type PaymentAsset, parCurrency, toText } from '../money/index.ts';

/** The floor of a subscription in each payment currency (R216), as decimal texts. */
export const defaultMinimums: Readonly<Record<PaymentAsset, string>> = {
  EURO: '10000',
  BTC: '0.1',
  ETH: '3',
  USDC: '10000',
  EURC: '10000',
  WBTC: '0.1',
};

type CurrencyWord = 'euro' | 'eur' | 'btc' | 'eth' | 'usdc' | 'usd' | 'eurc' | 'wbtc' | 'chf';
type MinimumField = 'min_buy' | `min_${CurrencyWord}` | `minimum_${CurrencyWord}`;
type DeclaredAmount = string | number | null;

/** The spellings a product may declare its minimums in (R369). */
export type MinimumFields = Readonly<Partial<Record<MinimumField, DeclaredAmount>>>;

/** The part of a strategy that declares its minimums: its reference currency, the fields, and the same under `crypto`. */
export interface DeclaredMinimums extends MinimumFields {
  readonly currency?: string | null;
  readonly crypto?: MinimumFields | null;
}

/** The words that name each payment currency in a field. A par asset has its own: a EURC minimum is not a euro one. */
const fieldWords: Readonly<Record<PaymentAsset, readonly CurrencyWord[]>> = {
  EURO: ['euro', 'eur'],
  BTC: ['btc'],
  ETH: ['eth'],
  USDC: ['usdc', 'usd'],
  EURC: ['eurc'],
  WBTC: ['wbtc'],
};

function declaredIn(fields: MinimumFields, asset: PaymentAsset, isReference: boolean): DeclaredAmount[] {
  const named = fieldWords[asset].flatMap((word) => [fields[`min_${word}`], fields[`minimum_${word}`]]);
  return [...named, isReference ? fields.min_buy : null].map((amount) => amount ?? null);
}

/**
 * The least amount that may be subscribed, as a decimal text: the larger of what the product declares for the payment
 * currency and the default floor (R215). `min_buy` names no currency: it is in the strategy's own, so it counts only
 * for an asset worth one of it; reading 10 000 USD as 10 000 BTC would close the product.
 * @throws MalformedAmount when a declared minimum is not an amount.
 */
export function minimumFor(declared: DeclaredMinimums, asset: PaymentAsset): string {
  const reference = declared.currency;
  const isReference = reference ? parCurrency(reference) === parCurrency(asset) : false;
  const amounts = [declared, declared.crypto ?? {}].flatMap((fields) =>
    declaredIn(fields, asset, isReference),
  );
  let minimum = decimal(defaultMinimums[asset]);
  for (const amount of amounts) {
    if (amount === null || amount === '') continue;
    const value = decimal(amount);
    if (value.gt(minimum)) minimum = value;
  }
  return toText(minimum);
}
