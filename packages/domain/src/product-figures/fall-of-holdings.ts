import { daysBetween } from '../dates/index.ts';
import { ANNUALISED_FROM_DAYS, type ValuePoint } from '../portfolio/index.ts';
import { deepestFall, type Fall } from './deepest-fall.ts';

/** A smaller one is shown as 0,00 %, and comes from the rounding of amounts. */
const SMALLEST_FALL = 0.00005;

/**
 * The deepest fall of what a client holds, in the currency of the series: time-weighted, so that a withdrawal is no fall.
 * `null` under 90 days, as for what is annualised, and where it never fell by what is shown.
 */
export function fallOfHoldings(values: readonly ValuePoint[]): Fall | null {
  const held = values.slice(
    Math.max(
      0,
      values.findIndex(({ value }) => value > 0),
    ),
  );
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last || daysBetween(first.date, last.date) < ANNUALISED_FROM_DAYS) return null;
  let growth = 1;
  let before = 0;
  const index = held.map(({ date, value, contribution }) => {
    if (before > 0) growth *= (value - contribution) / before;
    before = value;
    return { date, value: growth };
  });
  const fall = deepestFall(index);
  return fall === null || fall.rate > -SMALLEST_FALL ? null : fall;
}
