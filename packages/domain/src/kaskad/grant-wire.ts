/** The plans of a grant as the API has them, read into smallest units; and the days on which units become free. */
import { type IsoDay, isoDay } from '../dates/index.ts';
import { leastOf } from './apportion.ts';
import type { ClaimedUnits, GrantPlans } from './grant.ts';
import { trancheTable } from './plan.ts';
import type { Anchor, Plan, TrancheDate } from './schedule.ts';
import { unitsOf } from './units.ts';

interface WireDate {
  readonly from: string | null;
  readonly months: number;
  readonly days: number;
}

export interface WirePlan {
  readonly start: WireDate;
  readonly cliff: WireDate | null;
  /** Units are decimal text. */
  readonly tranches: readonly { readonly at: WireDate; readonly units: string }[];
  readonly suspended_from: string | null;
}

export interface WireGrant {
  readonly class: { readonly decimals: number };
  readonly acquisition: WirePlan;
  readonly unlock: WirePlan | null;
  readonly canceled_on: string | null;
  /** Decimal text. */
  readonly claimed: string;
  /** Decimal text. */
  readonly pending: string;
}

const dayFrom = (day: string | null): IsoDay | null => (day === null ? null : isoDay(day));
const dateFrom = ({ from, months, days }: WireDate): TrancheDate => ({ from: dayFrom(from), months, days });

/** @throws MalformedAmount for units that the class can not have. */
export function planFromWire({ start, cliff, tranches, suspended_from }: WirePlan, decimals: number): Plan {
  return {
    start: dateFrom(start),
    cliff: cliff && dateFrom(cliff),
    tranches: tranches.map(({ at, units }) => ({ at: dateFrom(at), units: unitsOf(units, decimals) })),
    suspendedFrom: dayFrom(suspended_from),
  };
}

/** @throws MalformedAmount for units that the class can not have. */
export function grantFromWire(grant: WireGrant): {
  readonly plans: GrantPlans;
  readonly claims: ClaimedUnits;
} {
  const { decimals } = grant.class;
  return {
    plans: {
      acquisition: planFromWire(grant.acquisition, decimals),
      unlock: grant.unlock && planFromWire(grant.unlock, decimals),
      canceledOn: dayFrom(grant.canceled_on),
    },
    claims: { claimed: unitsOf(grant.claimed, decimals), pending: unitsOf(grant.pending, decimals) },
  };
}

export interface FreeUnits {
  readonly day: IsoDay;
  /** min(acquired, unlocked) from that day on, in smallest units. */
  readonly units: bigint;
}

/** Each day on which min(acquired, unlocked) grows, in order; tranches without a day are left out. */
export function freeUnitsByDay({ acquisition, unlock }: GrantPlans, tgeDay: Anchor): FreeUnits[] {
  const right = cumulativeByDay(acquisition, tgeDay);
  const lock = unlock === null ? right : cumulativeByDay(unlock, tgeDay);
  const days = [...new Set([...right.keys(), ...lock.keys()])].toSorted();
  const free: FreeUnits[] = [];
  let acquired = 0n;
  let unlocked = 0n;
  for (const day of days) {
    acquired = right.get(day) ?? acquired;
    unlocked = lock.get(day) ?? unlocked;
    const units = leastOf(acquired, unlocked);
    if (units > (free.at(-1)?.units ?? 0n)) free.push({ day, units });
  }
  return free;
}

/** The last sum of each day. */
function cumulativeByDay(plan: Plan, tgeDay: Anchor): ReadonlyMap<IsoDay, bigint> {
  return new Map(
    trancheTable(plan, tgeDay).flatMap(({ day, cumulative }) => (day === null ? [] : [[day, cumulative]])),
  );
}
