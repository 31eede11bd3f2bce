// What waits for the team, by kind: the hours of work after which it is late (staff-and-kaskad 13), and who may do it.
import { addDays, type IsoDay, isIsoDay } from '../dates/index.ts';
import { type Check, isFilled, runChecks, type Verdict } from '../validation/checks.ts';
import { workTexts as texts } from './work.texts.ts';
import type { WorkKind } from './work-kinds.ts';
import { addWorkingHours } from './working-hours.ts';

/** Null: it has a day of its own, the legal date of a payout or the day of a task. */
export const workHours: Readonly<Record<WorkKind, number | null>> = {
  dispute: 4,
  proof: 8,
  payment: 16,
  kyc: 16,
  document: 16,
  payout: null,
  request: 24,
  nav: 9,
  rate: 9,
  funds: 16,
  message: 16,
  register_gap: 16,
  register_entry: 24,
  task: null,
};

/** What an adviser does for their own clients, and the register keeper; administrators do all but enter the register. */
export const adviserWork = ['message', 'task'] as const satisfies readonly WorkKind[];
export const registerWork = ['register_gap', 'register_entry'] as const satisfies readonly WorkKind[];

export const workViews = ['mine', 'unassigned', 'team', 'postponed'] as const;
export type WorkView = (typeof workViews)[number];

/** A task was given to a person with its day: its own form changes both. */
export const isAssignable = (kind: WorkKind): boolean => kind !== 'task';

/** When it is late; null where nothing decides it. `ownDueAt`: of what has a day of its own. */
export function dueAtOf(kind: WorkKind, openedAt: Date, ownDueAt: Date | null): Date | null {
  const hours = workHours[kind];
  return hours === null ? ownDueAt : addWorkingHours(openedAt, hours);
}

export const postponementReasonMaxLength = 300;
const postponedDaysMax = 31;

export const latestPostponement = (today: IsoDay): IsoDay => addDays(today, postponedDaysMax);

export interface PostponementValues {
  readonly until: string;
  readonly reason: string;
}

/** A day after today, within a month, and why. */
export const validatePostponement = (
  values: PostponementValues,
  today: IsoDay,
): Verdict<keyof PostponementValues> => runChecks(checksOn(today), values);

const checksOn = (today: IsoDay): readonly Check<PostponementValues, keyof PostponementValues>[] => [
  {
    field: 'until',
    message: texts.until,
    holds: ({ until }) => isIsoDay(until) && until > today && until <= latestPostponement(today),
  },
  { field: 'reason', message: texts.reason, holds: ({ reason }) => isFilled(reason) },
];
