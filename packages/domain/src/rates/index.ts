export { isJump, quotedPairs, type RatePair, ratePairs } from './rate-checks.ts';
export { isRateTooOld, type RateDayState, rateDayState } from './rate-day.ts';
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
