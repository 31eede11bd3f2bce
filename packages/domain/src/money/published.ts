import type { IsoDay } from '../dates/index.ts';
import { type Decimal, decimal, toDouble } from './decimal.ts';

/** Daily published values, as received: `values[i]`, a plain decimal text, on `days[i]`. */
export interface PublishedValues {
  readonly days: readonly IsoDay[];
  readonly values: readonly string[];
}

/** One value, exact. */
export interface Publication {
  readonly day: IsoDay;
  readonly value: Decimal;
}

/** The same values as doubles, for charts only. */
export interface PublishedDoubles {
  /** Ascending. */
  readonly days: readonly IsoDay[];
  readonly values: Float64Array;
}

/** One series, indexed for lookups. */
export interface PublishedSeries {
  /** The last value published on or before `day`, never a later one. */
  lastUpTo(day: IsoDay): Publication | undefined;
  /** The first value published on or after `day`. */
  firstFrom(day: IsoDay): Publication | undefined;
  readonly doubles: PublishedDoubles;
}

type Refuse = (day: IsoDay, why: string) => Error;

function isAscending(days: readonly IsoDay[]): boolean {
  return days.every((day, index) => index === 0 || (days[index - 1] ?? '') < day);
}

function merge(parts: readonly PublishedValues[], refuse: Refuse): PublishedValues {
  const [only] = parts;
  if (only !== undefined && parts.length === 1 && isAscending(only.days)) return only;
  const byDay = new Map<IsoDay, string>();
  for (const part of parts) {
    for (const [index, day] of part.days.entries()) {
      const value = part.values[index] ?? '';
      const known = byDay.get(day);
      // Two values for one day would make the result depend on the order of the rows.
      if (known !== undefined && !decimal(known).eq(decimal(value))) {
        throw refuse(day, 'the day already has another value');
      }
      byDay.set(day, value);
    }
  }
  const days = [...byDay.keys()].toSorted();
  return { days, values: days.map((day) => byDay.get(day) ?? '') };
}

function lastIndexUpTo(days: readonly IsoDay[], day: IsoDay): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Merges parts into one series, in any order. Values are parsed lazily: of some thirty thousand in ten years a client's
 * exact figures use a few tens, and keeping all as decimals slows down garbage collection.
 * @throws the error of `refuse` for a day with a value that is not positive, or with two; MalformedAmount
 */
export function publishedSeries(parts: readonly PublishedValues[], refuse: Refuse): PublishedSeries {
  const { days, values } = merge(parts, refuse);
  const doubles = new Float64Array(days.length);
  for (const [index, day] of days.entries()) {
    const double = toDouble(values[index] ?? '');
    if (!(double > 0)) throw refuse(day, 'it must be positive');
    doubles[index] = double;
  }
  const at = (index: number): Publication | undefined => {
    const day = days[index];
    return day === undefined ? undefined : { day, value: decimal(values[index] ?? '') };
  };
  return {
    lastUpTo: (day) => at(lastIndexUpTo(days, day)),
    firstFrom: (day) => {
      const last = lastIndexUpTo(days, day);
      return at(days[last] === day ? last : last + 1);
    },
    doubles: { days, values: doubles },
  };
}
