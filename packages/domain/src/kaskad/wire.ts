/** Grants and schedules as the API has them: units are decimal text, and names are in snake case. */
import { isoDay } from '../dates/index.ts';
import { MalformedAmount } from '../money/index.ts';
import { type ClaimedUnits, type GrantPlans, type GrantPosition, grantPosition } from './grant.ts';
import type { Anchor, Plan, Schedule, ScheduleShape, ScheduleStep, TrancheDate } from './schedule.ts';
import { unitsOf, unitsText } from './units.ts';

export interface WireDate {
  /** A day, or null for the TGE. */
  readonly from: string | null;
  readonly months: number;
  readonly days: number;
}

export interface WirePlan {
  readonly start: WireDate;
  readonly cliff: WireDate | null;
  readonly tranches: readonly { readonly at: WireDate; readonly units: string }[];
  readonly suspended_from: string | null;
}

export interface WirePlans {
  readonly acquisition: WirePlan;
  readonly unlock: WirePlan | null;
  readonly canceled_on?: string | null;
}

export interface WireGrant extends WirePlans {
  readonly class: { readonly decimals: number };
  readonly tge_day: string | null;
  readonly claimed: string;
  readonly pending: string;
}

export const readDay = (day: string | null): Anchor => (day === null ? null : isoDay(day));

/** A date of a plan; its anchor is checked. */
export const readDate = ({ from, months, days }: WireDate): TrancheDate => ({
  from: readDay(from),
  months,
  days,
});

/** @throws MalformedAmount for units that a token with these decimals can not have. */
export function readPlan(plan: WirePlan, decimals: number): Plan {
  return {
    start: readDate(plan.start),
    cliff: plan.cliff && readDate(plan.cliff),
    tranches: plan.tranches.map(({ at, units }) => ({ at: readDate(at), units: unitsOf(units, decimals) })),
    suspendedFrom: readDay(plan.suspended_from),
  };
}

export function readPlans({ acquisition, unlock, canceled_on }: WirePlans, decimals: number): GrantPlans {
  return {
    acquisition: readPlan(acquisition, decimals),
    unlock: unlock && readPlan(unlock, decimals),
    canceledOn: readDay(canceled_on ?? null),
  };
}

/** Of the claims of a grant. */
export const readClaimed = ({ claimed, pending, class: { decimals } }: WireGrant): ClaimedUnits => ({
  claimed: unitsOf(claimed, decimals),
  pending: unitsOf(pending, decimals),
});

/** Every figure of a grant on a day, in smallest units. */
export function positionOn(grant: WireGrant, day: string): GrantPosition {
  return grantPosition(readPlans(grant, grant.class.decimals), readClaimed(grant), {
    day: isoDay(day),
    tgeDay: readDay(grant.tge_day),
  });
}

/** What was typed; a field that its shape lacks may be absent. */
export interface WireSchedule {
  readonly shape: ScheduleShape;
  readonly start: string | null;
  readonly start_months: number;
  readonly months?: number | undefined;
  readonly step?: ScheduleStep | undefined;
  readonly cliff_months?: number | undefined;
  readonly initial_basis_points?: number | undefined;
  readonly weights?: readonly number[] | undefined;
  readonly tranches?:
    | readonly {
        readonly day?: string | undefined;
        readonly months?: number | undefined;
        readonly units: string;
      }[]
    | undefined;
}

/** A schedule as it was typed: what is missing or malformed is zero, which `scheduleProblem` refuses in words. */
export function readSchedule(wire: WireSchedule, decimals: number): Schedule {
  const { shape, months = 0, step = 1, cliff_months: cliffMonths = 0 } = wire;
  const common = { start: readDay(wire.start), startMonths: wire.start === null ? wire.start_months : 0 };
  if (shape === 'tranches') return { ...common, shape, tranches: readTranches(wire, decimals) };
  if (shape === 'progressive') return { ...common, shape, step, weights: wire.weights ?? [] };
  if (shape === 'monthly' || shape === 'single') return { ...common, shape, months };
  if (shape === 'linear') return { ...common, shape, months, step };
  if (shape === 'cliff_linear') return { ...common, shape, months, step, cliffMonths };
  return { ...common, shape, months, step, cliffMonths, initialBasisPoints: wire.initial_basis_points ?? 0 };
}

const readTranches = ({ tranches = [] }: WireSchedule, decimals: number) =>
  tranches.map(({ day, months: after = 0, units }) => ({
    at: day === undefined ? { months: after } : isoDay(day),
    units: unitsOrZero(units, decimals),
  }));

function unitsOrZero(text: string, decimals: number): bigint {
  try {
    return unitsOf(text, decimals);
  } catch (error) {
    if (error instanceof MalformedAmount) return 0n;
    throw error;
  }
}

/** A plan for the wire. */
export const writePlan = (plan: Plan, decimals: number) => ({
  start: plan.start,
  cliff: plan.cliff,
  tranches: plan.tranches.map(({ at, units }) => ({ at, units: unitsText(units, decimals) })),
  suspended_from: plan.suspendedFrom,
});
