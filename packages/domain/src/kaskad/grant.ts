/** A grant on a day: what is acquired, unlocked, claimed and claimable (staff-and-kaskad 15.5). Smallest units of its token. */
import type { IsoDay } from '../dates/index.ts';
import { leastOf } from './apportion.ts';
import { capPlan, reached, type Tranche, totalOf, trancheTable, upTo } from './plan.ts';
import { type Anchor, dayOf, type Plan } from './schedule.ts';

export interface GrantPlans {
  /** The right. */
  readonly acquisition: Plan;
  /** The lock-up; null without one: what is acquired is unlocked. */
  readonly unlock: Plan | null;
  /** The day on which it was cancelled, or null. */
  readonly canceledOn: IsoDay | null;
}

export interface ClaimedUnits {
  /** Of claims that were executed. */
  readonly claimed: bigint;
  /** Of claims in progress. */
  readonly pending: bigint;
}

/** In the order of a grant's life. */
export const grantStatuses = [
  'upcoming',
  'cliff',
  'running',
  'acquired',
  'done',
  'suspended',
  'canceled',
] as const;
export type GrantStatus = (typeof grantStatuses)[number];

export interface NextUnlock {
  readonly day: IsoDay;
  /** By how much min(acquired, unlocked) grows on that day. */
  readonly units: bigint;
}

export interface GrantPosition extends ClaimedUnits {
  readonly total: bigint;
  readonly acquired: bigint;
  readonly unlocked: bigint;
  /** min(acquired, unlocked) − claimed − pending; never negative. */
  readonly claimable: bigint;
  /** Neither acquired and unlocked nor claimed yet: total − min(acquired, unlocked). */
  readonly remaining: bigint;
  readonly next: NextUnlock | null;
  readonly status: GrantStatus;
}

export interface OnDay {
  /** In Paris: a tranche counts from the first instant of its day. */
  readonly day: IsoDay;
  readonly tgeDay: Anchor;
}

/** Every figure of a grant on a day, past or future: the cards, the simulator and the claims read this one. */
export function grantPosition(
  { acquisition, unlock, canceledOn }: GrantPlans,
  { claimed, pending }: ClaimedUnits,
  { day, tgeDay }: OnDay,
): GrantPosition {
  const right = trancheTable(acquisition, tgeDay);
  const lock = unlock === null ? right : trancheTable(unlock, tgeDay);
  const total = totalOf(acquisition);
  const acquired = upTo(right, day);
  const unlocked = upTo(lock, day);
  const free = leastOf(acquired, unlocked);
  const open = free - claimed - pending;
  const plans = { acquisition, unlock, canceledOn };
  return {
    total,
    acquired,
    unlocked,
    claimed,
    pending,
    claimable: open > 0n ? open : 0n,
    remaining: total - free,
    next: nextUnlock(right, lock, day),
    status: statusOf(plans, { free, total, claimed }, { day, tgeDay }),
  };
}

/** The first later day on which min(acquired, unlocked) grows; null when no dated tranche makes it grow. */
function nextUnlock(right: readonly Tranche[], lock: readonly Tranche[], day: IsoDay): NextUnlock | null {
  const freeOn = (on: IsoDay) => leastOf(upTo(right, on), upTo(lock, on));
  const free = freeOn(day);
  const later = [...right, ...lock].flatMap((tranche) =>
    tranche.day !== null && tranche.day > day ? [tranche.day] : [],
  );
  for (const on of later.toSorted()) {
    const units = freeOn(on) - free;
    if (units > 0n) return { day: on, units };
  }
  return null;
}

interface Progress {
  readonly free: bigint;
  readonly total: bigint;
  readonly claimed: bigint;
}

function statusOf(
  { acquisition, unlock, canceledOn }: GrantPlans,
  { free, total, claimed }: Progress,
  { day, tgeDay }: OnDay,
): GrantStatus {
  if (canceledOn !== null && canceledOn <= day) return 'canceled';
  if (claimed === total) return 'done';
  if (free === total) return 'acquired';
  const plans = unlock === null ? [acquisition] : [acquisition, unlock];
  if (plans.some(({ suspendedFrom }) => suspendedFrom !== null && suspendedFrom <= day)) return 'suspended';
  const start = dayOf(acquisition.start, tgeDay);
  if (start === null || day < start) return 'upcoming';
  const cliff = acquisition.cliff && dayOf(acquisition.cliff, tgeDay);
  return cliff !== null && day < cliff ? 'cliff' : 'running';
}

export type Cancellation =
  | {
      readonly isAllowed: true;
      readonly grant: GrantPlans;
      /** What the person keeps, and what returns to the pool. */
      readonly acquired: bigint;
      readonly returned: bigint;
    }
  | { readonly isAllowed: false; readonly reason: 'alreadyCanceled' | 'claimedMore' | 'nothingReturned' };

/**
 * Cancels a grant from a day on, which may be past: what was acquired by then stays and unlocks on the days that it had, the
 * rest returns. Refused when more was claimed, or is being claimed, than was acquired on that day.
 */
export function cancelGrant(
  { acquisition, unlock, canceledOn }: GrantPlans,
  { claimed, pending }: ClaimedUnits,
  { day, tgeDay }: OnDay,
): Cancellation {
  if (canceledOn !== null) return { isAllowed: false, reason: 'alreadyCanceled' };
  const acquired = reached(acquisition, day, tgeDay);
  if (claimed + pending > acquired) return { isAllowed: false, reason: 'claimedMore' };
  const returned = totalOf(acquisition) - acquired;
  if (returned === 0n) return { isAllowed: false, reason: 'nothingReturned' };
  const grant = {
    acquisition: capPlan(acquisition, acquired, tgeDay),
    unlock: unlock && capPlan(unlock, acquired, tgeDay),
    canceledOn: day,
  };
  return { isAllowed: true, grant, acquired, returned };
}

export interface TokenTotals {
  readonly total: bigint;
  readonly acquired: bigint;
  readonly unlocked: bigint;
  readonly claimed: bigint;
  /** Being claimed. */
  readonly pending: bigint;
  readonly claimable: bigint;
  readonly remaining: bigint;
}

/** The sums of a person's grants by token, never across tokens; in the order in which the tokens come. */
export function sumByToken(
  grants: readonly { readonly token: string; readonly position: GrantPosition }[],
): ReadonlyMap<string, TokenTotals> {
  const sums = new Map<string, TokenTotals>();
  for (const { token, position } of grants) {
    const before = sums.get(token);
    const plus = (figure: keyof TokenTotals) => (before?.[figure] ?? 0n) + position[figure];
    sums.set(token, {
      total: plus('total'),
      acquired: plus('acquired'),
      unlocked: plus('unlocked'),
      claimed: plus('claimed'),
      pending: plus('pending'),
      claimable: plus('claimable'),
      remaining: plus('remaining'),
    });
  }
  return sums;
}
