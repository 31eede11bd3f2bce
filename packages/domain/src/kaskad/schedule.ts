/** Schedules of acquisition and of unlocking: their shapes, and the tranches that each gives (staff-and-kaskad 15.5). */
import { addDays, addMonths, type IsoDay } from '../dates/index.ts';
import { cumulativeShares, sumOfUnits } from './apportion.ts';

/** In the order of the form. */
export const scheduleShapes = [
  'linear',
  'cliff_linear',
  'initial_linear',
  'tranches',
  'monthly',
  'single',
  'progressive',
] as const;
export type ScheduleShape = (typeof scheduleShapes)[number];

/** What dates count from: a calendar day, or the TGE (null), whose day may not be known yet. */
export type Anchor = IsoDay | null;

/** `months` after the anchor, its day of the month kept, then `days`. « TGE + 3 mois » until the day of the TGE is known. */
export interface TrancheDate {
  readonly from: Anchor;
  readonly months: number;
  readonly days: number;
}

interface Common {
  /** 00:00 in Paris on this day, or the TGE. */
  readonly start: Anchor;
  /** Months from the TGE to the start; 0 where the start is a day. */
  readonly startMonths: number;
}

/** Months between two tranches; the last one may be shorter. */
export const scheduleSteps = [1, 3, 6, 12] as const;
export type ScheduleStep = (typeof scheduleSteps)[number];

interface Linear extends Common {
  /** From the start to the last tranche. */
  readonly months: number;
  readonly step: ScheduleStep;
}

export interface TypedTranche {
  readonly at: IsoDay | { readonly months: number };
  /** Smallest units. */
  readonly units: bigint;
}

export type Schedule =
  | (Linear & { readonly shape: 'linear' })
  | (Linear & { readonly shape: 'cliff_linear'; readonly cliffMonths: number })
  | (Linear & {
      readonly shape: 'initial_linear';
      /** 0 for none. */
      readonly cliffMonths: number;
      /** Hundredths of a percent, unlocked on the start: 1000 is 10 %. */
      readonly initialBasisPoints: number;
    })
  | (Common & { readonly shape: 'tranches'; readonly tranches: readonly TypedTranche[] })
  | (Common & { readonly shape: 'monthly'; readonly months: number })
  | (Common & { readonly shape: 'single'; readonly months: number })
  | (Common & {
      readonly shape: 'progressive';
      readonly step: ScheduleStep;
      /** In the proportions of these: 10, 20, 30, 40. */
      readonly weights: readonly number[];
    });

export interface PlannedTranche {
  readonly at: TrancheDate;
  /** Smallest units; never negative. */
  readonly units: bigint;
}

/** What a schedule gives for a total. A version of a grant keeps it: what was planned is never computed again. */
export interface Plan {
  /** Where the clock starts. */
  readonly start: TrancheDate;
  /** The end of the cliff; null without one. */
  readonly cliff: TrancheDate | null;
  readonly tranches: readonly PlannedTranche[];
  /** The first day of a suspension that has not ended. */
  readonly suspendedFrom: IsoDay | null;
}

/** Why a schedule is refused; each reason has its own message. */
export type ScheduleProblem =
  | 'months'
  | 'cliff'
  | 'initial'
  | 'noTranche'
  | 'trancheUnits'
  | 'trancheBeforeStart'
  | 'tranchesOutOfOrder'
  | 'trancheDates'
  | 'sumDiffers'
  | 'weights';

/** Fifty years; and no more tranches than a page shows. */
const MAX_MONTHS = 600;

const isCount = (count: number, least: number, most: number) =>
  Number.isInteger(count) && count >= least && count <= most;

type ScheduleWithCliff = Schedule & { readonly shape: 'cliff_linear' | 'initial_linear' };

const hasCliff = (schedule: Schedule): schedule is ScheduleWithCliff =>
  schedule.shape === 'cliff_linear' || schedule.shape === 'initial_linear';

/** The first reason to refuse a schedule for a total; null when there is none. */
export function scheduleProblem(schedule: Schedule, total: bigint): ScheduleProblem | null {
  if (!isCount(schedule.startMonths, 0, MAX_MONTHS)) return 'months';
  if (schedule.shape === 'tranches') return trancheProblem(schedule, total);
  if (schedule.shape === 'progressive') {
    const areWeights = schedule.weights.every((weight) => isCount(weight, 1, 10_000));
    return areWeights && isCount(schedule.weights.length, 1, MAX_MONTHS) ? null : 'weights';
  }
  if (!isCount(schedule.months, schedule.shape === 'single' ? 0 : 1, MAX_MONTHS)) return 'months';
  return hasCliff(schedule) ? cliffProblem(schedule) : null;
}

function cliffProblem(schedule: ScheduleWithCliff): ScheduleProblem | null {
  const isInitial = schedule.shape === 'initial_linear';
  if (!isCount(schedule.cliffMonths, isInitial ? 0 : 1, schedule.months)) return 'cliff';
  return isInitial && !isCount(schedule.initialBasisPoints, 1, 9_999) ? 'initial' : null;
}

const isOrdered = (keys: readonly (string | number)[]) =>
  keys.every((key, place) => place === 0 || (keys[place - 1] ?? key) < key);

function trancheProblem(
  { start, tranches }: Schedule & { shape: 'tranches' },
  total: bigint,
): ScheduleProblem | null {
  if (!isCount(tranches.length, 1, MAX_MONTHS)) return 'noTranche';
  if (tranches.some(({ units }) => units <= 0n)) return 'trancheUnits';
  const days = tranches.flatMap(({ at }) => (typeof at === 'string' ? [at] : []));
  const months = tranches.flatMap(({ at }) => (typeof at === 'string' ? [] : [at.months]));
  // Days and months from a start in one list have no order that can be checked, or no day at all before the TGE.
  if (days.length > 0 && (months.length > 0 || start === null)) return 'trancheDates';
  if (months.some((count) => !isCount(count, 0, MAX_MONTHS))) return 'months';
  if (start !== null && days.some((day) => day < start)) return 'trancheBeforeStart';
  if (!isOrdered(days) || !isOrdered(months)) return 'tranchesOutOfOrder';
  return sumOfUnits(tranches.map(({ units }) => units)) === total ? null : 'sumDiffers';
}

/**
 * The tranches of a schedule that `scheduleProblem` accepts, in order; their sum is `total`.
 * @throws RangeError for one that it refuses.
 */
export function planOf(schedule: Schedule, total: bigint): Plan {
  const problem = scheduleProblem(schedule, total);
  if (problem !== null) throw new RangeError(`Refused schedule: ${problem}`);
  const start = after(schedule, 0);
  const cliffMonths = hasCliff(schedule) ? schedule.cliffMonths : 0;
  const cliff = cliffMonths === 0 ? null : after(schedule, cliffMonths);
  return { start, cliff, tranches: tranchesOf(schedule, total), suspendedFrom: null };
}

const after = ({ start, startMonths }: Common, months: number): TrancheDate => ({
  from: start,
  months: startMonths + months,
  days: 0,
});

function tranchesOf(schedule: Schedule, total: bigint): readonly PlannedTranche[] {
  if (schedule.shape === 'linear') return linear(schedule, total, 0);
  if (schedule.shape === 'monthly') return linear({ ...schedule, step: 1 }, total, 0);
  if (schedule.shape === 'cliff_linear') return linear(schedule, total, schedule.cliffMonths);
  if (schedule.shape === 'initial_linear') {
    const initial = (total * BigInt(schedule.initialBasisPoints)) / 10_000n;
    const rest = linear(schedule, total - initial, schedule.cliffMonths);
    return [{ at: after(schedule, 0), units: initial }, ...rest];
  }
  if (schedule.shape === 'single') return [{ at: after(schedule, schedule.months), units: total }];
  if (schedule.shape === 'progressive') {
    const shares = cumulativeShares(total, schedule.weights.map(BigInt));
    return shares.map((units, place) => ({ at: after(schedule, schedule.step * (place + 1)), units }));
  }
  return schedule.tranches.map(({ at, units }) => ({
    at: typeof at === 'string' ? { from: at, months: 0, days: 0 } : after(schedule, at.months),
    units,
  }));
}

/** A tranche at the end of each step; those that end within the cliff are one tranche on its last day. */
function linear(schedule: Linear, total: bigint, cliffMonths: number): PlannedTranche[] {
  const ends: number[] = [];
  for (let end: number = schedule.step; end < schedule.months; end += schedule.step) ends.push(end);
  ends.push(schedule.months);
  const accrued = ends.filter((end) => end <= cliffMonths).at(-1);
  const later = ends.filter((end) => end > cliffMonths);
  const passed = accrued === undefined ? later : [accrued, ...later];
  const dates = accrued === undefined ? later : [cliffMonths, ...later];
  // The weight of a tranche: the months that it pays for.
  const weights = passed.map((end, place) => BigInt(end - (passed[place - 1] ?? 0)));
  return cumulativeShares(total, weights).map((units, place) => ({
    at: after(schedule, dates[place] ?? 0),
    units,
  }));
}

/** The calendar day of a date, from 00:00 in Paris; null while it counts from a TGE without a day. */
export function dayOf({ from, months, days }: TrancheDate, tgeDay: Anchor): IsoDay | null {
  const anchor = from ?? tgeDay;
  if (anchor === null) return null;
  const day = addMonths(anchor, months);
  return days === 0 ? day : addDays(day, days);
}
