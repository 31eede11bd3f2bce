export {
  AMOUNT_DECIMALS,
  DISPLAY_CURRENCIES,
  type DisplayCurrency,
  decimalsOf,
  isDisplayCurrency,
  isPaymentAsset,
  PAYMENT_ASSETS,
  type PaymentAsset,
  parCurrency,
  roundFor,
  UnknownCurrency,
} from './currencies.ts';
export {
  type Decimal,
  decimal,
  MalformedAmount,
  ONE,
  roundAway,
  roundDown,
  roundTo,
  sumOf,
  toText,
  ZERO,
} from './decimal.ts';
export {
  type Conversion,
  type EurValue,
  type FxBook,
  type FxQuotes,
  fxBook,
  MalformedQuote,
  type QuoteUsed,
} from './fx.ts';
export {
  type Publication,
  type PublishedDoubles,
  type PublishedSeries,
  type PublishedValues,
  publishedSeries,
} from './published.ts';
