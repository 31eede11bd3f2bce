export { marketAsOf } from './as-of.ts';
export { axisCeiling, axisFloor } from './axis.ts';
export {
  type AccountRates,
  accountRates,
  buildPortfolio,
  type Coverage,
  type Portfolio,
  type StrategyPortfolio,
  totalClient,
} from './build-portfolio.ts';
export { type Change, changeSince, roundedParts } from './change.ts';
export { computable, sumOfComputable } from './computable.ts';
export {
  dropInvalidRates,
  dropInvalidValues,
  type WireRatePoint,
  type WireValuePoint,
} from './drop-invalid.ts';
export {
  type ConvertedMovement,
  type ExplainedMovement,
  type ExplainedStrategy,
  explainClient,
  investedDays,
  moneyWeightedReturn,
} from './explain.ts';
export { isNavLate, isQuoteLate } from './freshness.ts';
export {
  changeInSeries,
  firstDayOf,
  moneyOutOf,
  ratesInSeries,
} from './from-series.ts';
export { type Allocation, type Headline, headlineOf, type YieldParts } from './headline.ts';
export {
  type BucketMoney,
  type House,
  type HouseBooks,
  houseBooks,
  type SpanMoney,
  type StrategyMoney,
  valueHouse,
} from './house.ts';
export {
  type Booked,
  type Ledger,
  MissingFx,
  type Movement,
  type StrategyLedger,
  type WaitingPayment,
} from './ledger.ts';
export { type Market, type MarketInput, prepareMarket, type StrategyMarket } from './market.ts';
export { type Changes, portfolioChanges, strategyChanges } from './period-changes.ts';
export {
  type Bucket,
  type BucketDays,
  buckets,
  PERIOD_DAYS,
  PERIODS,
  type Period,
  periodBuckets,
  periodStart,
  type StackedBucket,
  stackedBuckets,
  valuationCut,
} from './periods.ts';
export type { RatePoint, ValuePoint } from './points.ts';
export { MalformedNav, type NavBook, type Navs, navBook, type Prices, type Strategy } from './prices.ts';
export {
  ANNUALISED_FROM_DAYS,
  annualised,
  compounded,
  compoundedBetween,
  MOVING_AVERAGE_POINTS,
  movingAverage,
  overallAverage,
  runningCompounded,
  WHOLE_YEAR_DAYS,
} from './rates.ts';
export {
  type Account,
  type Balance,
  type ContractStatement,
  type StatedMovement,
  type Statement,
  type StatementInput,
  stateAccounts,
} from './statement.ts';
export {
  periodsBetween,
  type StatementPeriod,
  statementPeriod,
  statementPeriodOf,
} from './statement-periods.ts';
export type { Mark, Stretch } from './stretches.ts';
export {
  type AggregatedColumns,
  type ClientInput,
  type StrategyColumns,
  type Valuation,
  valueClient,
} from './value-client.ts';
export { estimatedDaily, type LastRate, type YieldInput, yieldGenerated } from './yield.ts';
