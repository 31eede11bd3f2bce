/** The clock of the browser, which nothing else in the clients reads. */
import { type IsoDay, parisDay } from '@repo/domain/dates';

export function now(): Date {
  return new Date();
}

/** Milliseconds that only ever increase, whatever happens to the system's clock: for measuring a duration. */
export function monotonicMs(): number {
  return performance.now();
}

/** The current calendar day in Paris. */
export function parisToday(): IsoDay {
  return parisDay(now());
}
