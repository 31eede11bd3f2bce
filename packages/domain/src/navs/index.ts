export { type NavDay, type NavDayState, navDayState, publicationDayFrom } from './nav-day.ts';
export {
  type MarkPoint,
  type NavDetail,
  type NavMarks,
  navDetailProblem,
  navMarks,
  navMarkWarnings,
  noNavDetail,
  readNavDetail,
  type TypedNavDetail,
} from './nav-detail.ts';
export { navEntryTexts } from './nav-entry.texts.ts';
export {
  maxNavDecimals,
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
