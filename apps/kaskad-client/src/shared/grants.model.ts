/** What a grant of the API is on any day, and how it is written. */
import type { OperationOutput } from '@repo/api-sdk';
import type { IsoDay } from '@repo/domain/dates';
import { formatNumericDate } from '@repo/domain/format';
import {
  type ClaimedUnits,
  type GrantPlans,
  type GrantPosition,
  grantPosition,
  type NextUnlock,
  readClaimed,
  readDay,
  readPlans,
  sumByToken,
  type TokenTotals,
  type Tranche,
  trancheDateText,
} from '@repo/domain/kaskad';
import { grantsTexts as texts } from './grants.texts.ts';

export type WireGrant = OperationOutput<'listGrants'>['items'][number];
export type GrantDetail = OperationOutput<'getGrant'>;
export type UnitClass = WireGrant['class'];
export type Claim = GrantDetail['claims'][number];

export interface ReadGrant {
  readonly wire: WireGrant;
  readonly unitClass: UnitClass;
  readonly plans: GrantPlans;
  readonly claims: ClaimedUnits;
  readonly tgeDay: IsoDay | null;
  readonly positionOn: (day: IsoDay) => GrantPosition;
}

export function readGrant(wire: WireGrant): ReadGrant {
  const plans = readPlans(wire, wire.class.decimals);
  const claims = readClaimed(wire);
  const tgeDay = readDay(wire.tge_day);
  return {
    wire,
    unitClass: wire.class,
    plans,
    claims,
    tgeDay,
    positionOn: (day) => grantPosition(plans, claims, { day, tgeDay }),
  };
}

export interface ClassSum extends TokenTotals {
  readonly unitClass: UnitClass;
  /** The first unlock to come of all its grants. */
  readonly next: NextUnlock | null;
}

/** The sums of the grants by class, never across classes. */
export function sumsByClass(grants: readonly ReadGrant[], day: IsoDay): ClassSum[] {
  const placed = grants.map((grant) => ({
    token: grant.unitClass.id,
    unitClass: grant.unitClass,
    position: grant.positionOn(day),
  }));
  return [...sumByToken(placed)].flatMap(([id, totals]) => {
    const own = placed.filter(({ token }) => token === id);
    const unitClass = own[0]?.unitClass;
    return unitClass === undefined ? [] : [{ ...totals, unitClass, next: firstNext(own) }];
  });
}

function firstNext(grants: readonly { readonly position: GrantPosition }[]): NextUnlock | null {
  const nexts = grants.flatMap(({ position: { next } }) => (next === null ? [] : [next]));
  const [first] = nexts.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  if (first === undefined) return null;
  const same = nexts.filter(({ day }) => day === first.day);
  return { day: first.day, units: same.reduce((sum, { units }) => sum + units, 0n) };
}

/** A part of a whole as a fraction, to a millionth; 0 of nothing. */
export function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 1_000_000n) / whole) / 1_000_000;
}

/** The day of a tranche, or what it counts from while it has none. */
export function trancheDay({ day, at }: Pick<Tranche, 'day' | 'at'>): string {
  if (day !== null) return formatNumericDate(day);
  return at.from === null ? trancheDateText(at, null) : texts.suspendedDate;
}
