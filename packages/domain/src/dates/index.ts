export { parseFrenchDate } from './french-date.ts';
export {
  addDays,
  dayNumber,
  daysBetween,
  type IsoDay,
  isIsoDay,
  isoDay,
  isoDayOf,
  isoWeekKey,
  MalformedDay,
  monthKey,
  weekStart,
} from './iso-day.ts';
export { parisDay, parisTime } from './paris-time.ts';
