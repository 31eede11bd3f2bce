export {
  AMOUNT_DECIMALS,
  DISPLAY_CURRENCIES,
  type DisplayCurrency,
  decimalsOf,
  isDisplayCurrency,
  isParCoin,
  isPaymentAsset,
  isQuotedAsset,
  type MoneyAsset,
  moneyAsset,
  PAR_COINS,
  PAYMENT_ASSETS,
  type ParCoin,
  type PaymentAsset,
  parCurrency,
  type QuotedAsset,
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
export { type CoinOffPar, coinsOffPar, type ParChange, type ParRule, parRule } from './par.ts';
export {
  type Publication,
  type PublishedDoubles,
  type PublishedSeries,
  type PublishedValues,
  publishedSeries,
} from './published.ts';
