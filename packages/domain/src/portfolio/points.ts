import type { IsoDay } from '../dates/index.ts';

/** The performance rate of a day: a fraction, 0.01 is 1 %. Named as on the wire. */
export interface RatePoint {
  readonly date: IsoDay;
  readonly performance_rate: number;
}

/** A value at the end of a day and the money in (+) or out (−) on it, in the display currency; doubles, for charts. */
export interface ValuePoint {
  readonly date: IsoDay;
  readonly value: number;
  readonly contribution: number;
  /** The day had no NAV: the value uses the last one. */
  readonly stale: boolean;
}
