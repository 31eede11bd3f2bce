/** The only module of the clients that reads the browser's clock. */
import { type IsoDay, parisDay } from '@repo/domain/dates';

export function now(): Date {
  return new Date();
}

/** Monotonic milliseconds, unaffected by changes of the system clock: for measuring a duration. */
export function monotonicMs(): number {
  return performance.now();
}

/** The current calendar day in Paris. */
export function parisToday(): IsoDay {
  return parisDay(now());
}
