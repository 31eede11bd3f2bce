export {
  areApart,
  coinOf,
  controlledPairs,
  followedSince,
  isJump,
  pairsDue,
  quotedPairs,
  type RatePair,
  ratePairs,
} from './rate-checks.ts';
export { isRateTooOld, type RateDayState, rateDayState } from './rate-day.ts';
export { rateFormTexts } from './rate-forms.texts.ts';
export {
  type ConvertibleAsset,
  convertibleAssets,
  isConvertible,
  isRatePair,
  type ManualRateValues,
  maxRateDecimals,
  validateConversion,
  validateManualRate,
} from './rate-forms.ts';
export {
  choosePeriod,
  dueRateDay,
  type FetchTime,
  isFetchDue,
  type RatePeriod,
  type RateSource,
  ratePeriods,
  rateSources,
  settledRateDay,
} from './rate-schedule.ts';
export { valueSourceTexts } from './rates.texts.ts';
