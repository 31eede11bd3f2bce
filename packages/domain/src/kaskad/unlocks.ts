/** The days on which min(acquired, unlocked) of a grant grows: what « Prochains déblocages » adds up without reading plans. */
import { addMonths, type IsoDay } from '../dates/index.ts';
import { leastOf } from './apportion.ts';
import type { GrantPlans, NextUnlock } from './grant.ts';
import { type Tranche, trancheTable } from './plan.ts';
import type { Anchor } from './schedule.ts';

/** In the order of the days; tranches without a date are in none. Their sum is min(acquired, unlocked) of the last day. */
export function unlocksOf({ acquisition, unlock }: GrantPlans, tgeDay: Anchor): NextUnlock[] {
  const right = trancheTable(acquisition, tgeDay);
  const lock = unlock === null ? right : trancheTable(unlock, tgeDay);
  const days = new Set<IsoDay>();
  for (const { day } of [...right, ...lock]) if (day !== null) days.add(day);
  const rightUpTo = cumulated(right);
  const lockUpTo = cumulated(lock);
  let free = 0n;
  return [...days].toSorted().flatMap((day) => {
    const units = leastOf(rightUpTo(day), lockUpTo(day)) - free;
    free += units;
    return units > 0n ? [{ day, units }] : [];
  });
}

/** What a table sums up to on days in ascending order. */
function cumulated(table: readonly Tranche[]): (day: IsoDay) => bigint {
  let place = 0;
  return (day) => {
    let next = table[place];
    while (next !== undefined && next.day !== null && next.day <= day) next = table[++place];
    return table[place - 1]?.cumulative ?? 0n;
  };
}

/** Whether a date of the grant counts from the TGE. */
export const countsFromTge = ({ acquisition, unlock }: GrantPlans): boolean =>
  [acquisition, ...(unlock === null ? [] : [unlock])].some(
    ({ start, tranches }) => start.from === null || tranches.some(({ at }) => at.from === null),
  );

/** Months after which free shares may be acquired, and after which they may be sold: article L225-197-1 of the commercial code. */
const acquisitionMonths = 12;
const conservationMonths = 24;

/** Why free shares (AGA) may not have these plans; null when they may. A date without a day is refused: it has to be known. */
export function freeSharesProblem(
  plans: GrantPlans,
  { grantedOn, tgeDay }: { readonly grantedOn: IsoDay; readonly tgeDay: Anchor },
): 'undated' | 'acquisition' | 'conservation' | null {
  if (countsFromTge(plans)) return 'undated';
  const isEarly = (days: readonly { readonly day: IsoDay | null }[], months: number) =>
    days.some(({ day }) => day !== null && day < addMonths(grantedOn, months));
  if (isEarly(trancheTable(plans.acquisition, tgeDay), acquisitionMonths)) return 'acquisition';
  return isEarly(unlocksOf(plans, tgeDay), conservationMonths) ? 'conservation' : null;
}
