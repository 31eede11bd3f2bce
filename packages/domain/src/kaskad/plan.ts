/** What is read from a plan on a day, and its changes: each is a new plan that keeps every tranche of the past. */
import { addDays, addMonths, daysBetween, type IsoDay } from '../dates/index.ts';
import { leastOf, sumOfUnits } from './apportion.ts';
import {
  type Anchor,
  dayOf,
  type Plan,
  type PlannedTranche,
  planOf,
  type Schedule,
  type ScheduleProblem,
  scheduleProblem,
  type TrancheDate,
} from './schedule.ts';

/** A row of the table of tranches. */
export interface Tranche {
  /** From 1, in the order of the dates. */
  readonly number: number;
  readonly at: TrancheDate;
  /** From 00:00 in Paris; null while its date is not known: before the TGE, or during a suspension. */
  readonly day: IsoDay | null;
  readonly units: bigint;
  /** With all the tranches before it. */
  readonly cumulative: bigint;
}

/** The tranches in the order of their dates, those without one last. */
export function trancheTable(plan: Plan, tgeDay: Anchor): Tranche[] {
  let cumulative = 0n;
  return inOrder(plan, tgeDay).map(({ at, units, day }, place) => {
    cumulative += units;
    return { number: place + 1, at, day, units, cumulative };
  });
}

interface DatedTranche extends PlannedTranche {
  readonly day: IsoDay | null;
}

const FAR = '9999-12-31';

/** With equal dates, and for those without, the order of the plan. */
function inOrder(plan: Plan, tgeDay: Anchor): DatedTranche[] {
  const { suspendedFrom } = plan;
  return plan.tranches
    .map((tranche) => ({ ...tranche, planned: dayOf(tranche.at, tgeDay) ?? FAR }))
    .toSorted((a, b) => (a.planned < b.planned ? -1 : a.planned > b.planned ? 1 : 0))
    .map(({ at, units, planned }) => {
      const isStopped = suspendedFrom !== null && planned >= suspendedFrom;
      return { at, units, day: planned === FAR || isStopped ? null : planned };
    });
}

/** What the tranches up to a day, in Paris and included, sum up to. */
export const reached = (plan: Plan, day: IsoDay, tgeDay: Anchor): bigint =>
  upTo(trancheTable(plan, tgeDay), day);

/** The cumulative units of the last tranche that counts on a day. */
export function upTo(table: readonly Tranche[], day: IsoDay): bigint {
  return table.findLast((tranche) => tranche.day !== null && tranche.day <= day)?.cumulative ?? 0n;
}

/** The sum of all tranches, whatever their dates. */
export const totalOf = (plan: Plan): bigint => sumOfUnits(plan.tranches.map(({ units }) => units));

/** Why a change of a plan is refused; each reason has its own message. */
export type PlanRefusal =
  | 'inThePast'
  | 'altersPast'
  | 'nothingLeft'
  | 'suspended'
  | 'notSuspended'
  | ScheduleProblem;

export type PlanChange =
  | { readonly isAllowed: true; readonly plan: Plan }
  | { readonly isAllowed: false; readonly reason: PlanRefusal };

export interface ChangeDay {
  /** The first day of the change, in Paris. */
  readonly from: IsoDay;
  readonly today: IsoDay;
  readonly tgeDay: Anchor;
}

const refuse = (reason: PlanRefusal): PlanChange => ({ isAllowed: false, reason });
const allow = (plan: Plan): PlanChange => ({ isAllowed: true, plan });

const toPlanned = ({ at, units }: DatedTranche): PlannedTranche => ({ at, units });

/** The tranches before a day, and the others with their sum. */
function splitAt(plan: Plan, from: IsoDay, tgeDay: Anchor) {
  const all = inOrder(plan, tgeDay);
  const isPast = ({ day }: DatedTranche) => day !== null && day < from;
  const past = all.filter(isPast).map(toPlanned);
  const later = all.filter((tranche) => !isPast(tranche)).map(toPlanned);
  return { past, later, left: sumOfUnits(later.map(({ units }) => units)) };
}

/**
 * Another schedule for what is left from a day on, tomorrow at the earliest: tranches before that day are kept as they are, and
 * the schedule gives the rest. It is refused when one of its tranches would be dated before that day.
 */
export function revisePlan(plan: Plan, schedule: Schedule, { from, today, tgeDay }: ChangeDay): PlanChange {
  if (plan.suspendedFrom !== null) return refuse('suspended');
  if (from <= today) return refuse('inThePast');
  const { past, left } = splitAt(plan, from, tgeDay);
  if (left === 0n) return refuse('nothingLeft');
  const problem = scheduleProblem(schedule, left);
  if (problem !== null) return refuse(problem);
  const next = planOf(schedule, left);
  const isEarly = next.tranches.some(({ at }) => (dayOf(at, tgeDay) ?? FAR) < from);
  if (isEarly) return refuse('altersPast');
  // The tranches kept ran on the clock of before, which has not stopped.
  const start = past.length === 0 ? next.start : plan.start;
  return allow({ ...next, start, tranches: [...past, ...next.tranches] });
}

/** All that is left becomes one tranche of a day, today at the earliest. */
export function acceleratePlan(plan: Plan, { from, today, tgeDay }: ChangeDay): PlanChange {
  if (plan.suspendedFrom !== null) return refuse('suspended');
  if (from < today) return refuse('inThePast');
  // A tranche of that day is kept.
  const { past, left } = splitAt(plan, addDays(from, 1), tgeDay);
  if (left === 0n) return refuse('nothingLeft');
  const moved = { at: { from, months: 0, days: 0 }, units: left };
  // The clock runs from now on, also of a grant that waited for the TGE.
  const isRunning = (dayOf(plan.start, tgeDay) ?? FAR) <= today;
  const start = isRunning ? plan.start : { from: today, months: 0, days: 0 };
  return allow({ ...plan, start, cliff: null, tranches: [...past, moved] });
}

/** Stops the clock from a day on, tomorrow at the earliest: later tranches have no date until it runs again. */
export function suspendPlan(plan: Plan, { from, today, tgeDay }: ChangeDay): PlanChange {
  if (plan.suspendedFrom !== null) return refuse('suspended');
  if (from <= today) return refuse('inThePast');
  if (splitAt(plan, from, tgeDay).left === 0n) return refuse('nothingLeft');
  return allow({ ...plan, suspendedFrom: from });
}

/**
 * Starts the clock again, today at the earliest: later tranches move by as much as it stood still, in months and days (three
 * months: the same day of the month). A clock that had not started, before its first day or its TGE, stood still from then on.
 */
export function resumePlan(plan: Plan, { from, today, tgeDay }: ChangeDay): PlanChange {
  const { suspendedFrom } = plan;
  if (suspendedFrom === null) return refuse('notSuspended');
  if (from < today || from < suspendedFrom) return refuse('inThePast');
  const start = dayOf(plan.start, tgeDay) ?? FAR;
  const stopped = start > suspendedFrom ? start : suspendedFrom;
  const months = stopped < from ? monthsBetween(stopped, from) : 0;
  const days = stopped < from ? daysBetween(addMonths(stopped, months), from) : 0;
  const move = (at: TrancheDate): TrancheDate => {
    if ((dayOf(at, tgeDay) ?? FAR) < suspendedFrom) return at;
    const moved = { ...at, months: at.months + months, days: at.days + days };
    // Never before the day on which the clock starts again, also at the ends of months of different lengths.
    return (dayOf(moved, tgeDay) ?? FAR) < from ? { from, months: 0, days: 0 } : moved;
  };
  return allow({
    suspendedFrom: null,
    start: move(plan.start),
    cliff: plan.cliff && move(plan.cliff),
    tranches: plan.tranches.map(({ at, units }) => ({ at: move(at), units })),
  });
}

/** Whole months from a day to a later one. */
function monthsBetween(from: IsoDay, to: IsoDay): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const months = years * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return addMonths(from, months) > to ? months - 1 : months;
}

/** The first `limit` units of a plan, in the order of its dates: what is left of a grant that was cancelled. */
export function capPlan(plan: Plan, limit: bigint, tgeDay: Anchor): Plan {
  let left = limit;
  const tranches = inOrder(plan, tgeDay).flatMap(({ at, units }) => {
    const kept = leastOf(units, left);
    left -= kept;
    return kept === 0n ? [] : [{ at, units: kept }];
  });
  return { ...plan, tranches };
}
