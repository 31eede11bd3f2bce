export { workKindTexts } from './work.texts.ts';
export {
  adviserWork,
  dueAtOf,
  isAssignable,
  latestPostponement,
  postponementReasonMaxLength,
  registerWork,
  validatePostponement,
  type WorkView,
  workHours,
  workViews,
} from './work-items.ts';
export { type WorkKind, workKinds } from './work-kinds.ts';
export {
  addParisDays,
  addWorkingHours,
  endOfParisDay,
  isWorkingDay,
  lastOpening,
  parisInstant,
} from './working-hours.ts';
