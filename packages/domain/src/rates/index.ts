export { isJump, type RatePair, ratePairs } from './rate-checks.ts';
export {
  choosePeriod,
  dueRateDay,
  isFetchDue,
  type RatePeriod,
  type RateSource,
  ratePeriods,
  rateSources,
} from './rate-schedule.ts';
