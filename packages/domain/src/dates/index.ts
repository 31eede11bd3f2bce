export {
  addDays,
  addMonths,
  dayNumber,
  daysBetween,
  type IsoDay,
  isIsoDay,
  isoDay,
  isoDayOf,
  isoWeekKey,
  MalformedDay,
  monthKey,
  parseFrenchDate,
  weekdayOf,
  weekStart,
} from './iso-day.ts';
export { parisDay, parisTime } from './paris-time.ts';
export { addWorkingDays, isTargetDay } from './working-days.ts';
