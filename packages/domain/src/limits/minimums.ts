import { decimal, type PaymentAsset, parCurrency, toText } from '../money/index.ts';

/** The default minimum of a subscription in each payment currency (R216), as decimal text. */
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

/** The field names in which a product may declare its minimums (R369). */
export type MinimumFields = Readonly<Partial<Record<MinimumField, DeclaredAmount>>>;

/** The part of a strategy that declares its minimums: its reference currency, the fields, and the same under `crypto`. */
export interface DeclaredMinimums extends MinimumFields {
  readonly currency?: string | null;
  readonly crypto?: MinimumFields | null;
}

/** The field name part of each payment currency. A par asset has its own: a EURC minimum is not a EUR minimum. */
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
 * The minimum amount of a subscription, as decimal text: the larger of the product's minimum for the payment currency
 * and the default (R215). `min_buy` is in the strategy's reference currency, so it applies only to assets at par with
 * it: 10 000 USD must not be read as 10 000 BTC.
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
