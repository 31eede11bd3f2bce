/** What grants unlock in the next days: the next unlock of each. */
import type { components } from '@repo/api-sdk';
import { addDays, isoDay } from '@repo/domain/dates';
import { formatUnits, positionOn } from '@repo/domain/kaskad';

export const unlockDays = 30;

export interface UpcomingUnlock {
  readonly id: string;
  readonly day: string;
  readonly owner: string;
  readonly reference: string;
  readonly units: string;
}

/** By day, then by beneficiary. */
export function upcomingUnlocks(
  rows: readonly components['schemas']['IssuedGrantRow'][],
  today: string,
): UpcomingUnlock[] {
  const last = addDays(isoDay(today), unlockDays);
  return rows
    .flatMap(({ grant, owner }) => {
      const { next } = positionOn(grant, today);
      if (next === null || next.day > last) return [];
      const units = formatUnits(next.units, grant.class);
      return [{ id: grant.id, day: next.day, owner: owner.name, reference: grant.reference, units }];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.owner.localeCompare(b.owner, 'fr'));
}
