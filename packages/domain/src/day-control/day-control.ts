/** The control of a day: what must be in order before a person signs it, and what a signature is worth afterwards. */
import { addDays, type IsoDay, monthKey } from '../dates/index.ts';
import { isFilled, runChecks, type Verdict } from '../validation/checks.ts';

/** In the order of the screen; the required ones block the signature of the day. */
export const dayChecks = {
  navs: { isRequired: true },
  rates: { isRequired: true },
  products: { isRequired: true },
  orders: { isRequired: true },
  accounts: { isRequired: true },
  register: { isRequired: true },
  payouts: { isRequired: false },
  checking: { isRequired: false },
  unattached: { isRequired: false },
  mails: { isRequired: false },
  // Of the last day of a month.
  month_navs: { isRequired: true, isMonthEnd: true },
  month_entries: { isRequired: false, isMonthEnd: true },
} as const satisfies Record<string, { isRequired: boolean; isMonthEnd?: true }>;

export type DayCheck = keyof typeof dayChecks;

export const isDayCheck = (text: string): text is DayCheck => Object.hasOwn(dayChecks, text);
export const dayCheckKinds = Object.keys(dayChecks).filter(isDayCheck);

/** Whether a month ends with this day. */
export const isMonthEnd = (day: IsoDay): boolean => monthKey(addDays(day, 1)) !== monthKey(day);

/** The checks of a day, in the order of the screen. */
export const dayChecksOf = (day: IsoDay): DayCheck[] =>
  dayCheckKinds.filter((kind) => !('isMonthEnd' in dayChecks[kind]) || isMonthEnd(day));

export type DayState = 'blocked' | 'ready' | 'signed' | 'countersigned' | 'reopened';

export interface DaySigning {
  /** How many points of required checks are open. */
  readonly blocking: number;
  readonly isSigned: boolean;
  readonly isCountersigned: boolean;
  /** Something was written on the day after it was signed. */
  readonly isChanged: boolean;
}

export function dayState({ blocking, isSigned, isCountersigned, isChanged }: DaySigning): DayState {
  if (isSigned && isChanged) return 'reopened';
  if (isCountersigned) return 'countersigned';
  if (isSigned) return 'signed';
  return blocking > 0 ? 'blocked' : 'ready';
}

/** What a person may do next; null when nothing is left, or when required points are open. */
export function nextSignature(state: DayState, blocking: number): 'sign' | 'countersign' | null {
  if (state === 'signed') return 'countersign';
  if (state === 'ready' || (state === 'reopened' && blocking === 0)) return 'sign';
  return null;
}

export interface DayComment {
  readonly comment: string;
  /** An optional check has open points. */
  readonly isRequired: boolean;
}

export function validateDayComment(values: DayComment): Verdict<'comment'> {
  return runChecks(
    [
      {
        field: 'comment',
        message: 'Dites pourquoi les points facultatifs restent ouverts.',
        holds: ({ comment, isRequired }) => !isRequired || isFilled(comment),
      },
    ],
    values,
  );
}
