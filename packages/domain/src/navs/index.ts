export { type NavDay, type NavDayState, navDayState } from './nav-day.ts';
export { navEntryTexts } from './nav-entry.texts.ts';
export {
  type NavContext,
  type NavPoint,
  type NavUnit,
  navHistoryLength,
  navProblem,
  navWarnings,
  type ReadNav,
  readNavEntry,
  yieldBetween,
} from './nav-entry.ts';
