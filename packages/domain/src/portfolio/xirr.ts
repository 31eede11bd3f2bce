import { dayNumber, type IsoDay } from '../dates/index.ts';

/** A cash flow from the client's side: paid −, received or still held +. */
export interface CashFlow {
  readonly day: IsoDay;
  readonly amount: number;
}

const DAYS_A_YEAR = 365;
// The search range: annual rates from −99.9999 % to 10 000 000 %, as logarithms of 1 + r for an even spread.
const LOG_LOWEST = Math.log(1e-6);
const LOG_HIGHEST = Math.log(1e5);
const BRACKETS = 256;
const BISECTIONS = 200;

/** Present value at the first day, for the continuous rate `log`. */
function presentValue(flows: readonly { years: number; amount: number }[], log: number): number {
  let sum = 0;
  for (const { years, amount } of flows) sum += amount * Math.exp(-log * years);
  return sum;
}

function bisect(value: (log: number) => number, low: number, high: number): number {
  let from = low;
  let to = high;
  const isRising = value(from) < 0;
  for (let step = 0; step < BISECTIONS && to - from > Number.EPSILON; step += 1) {
    const middle = (from + to) / 2;
    if (value(middle) < 0 === isRising) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/**
 * The money-weighted return, a yearly fraction: the rate r with `Σ flow_k / (1 + r)^(days_k / 365) = 0`, the current
 * value being the last flow. Of several solutions, the one nearest to 0. `undefined` when there is none: fewer than two
 * days, or money in one direction only.
 */
export function xirr(flows: readonly CashFlow[]): number | undefined {
  const first = Math.min(...flows.map((flow) => dayNumber(flow.day)));
  const dated = flows.map((flow) => ({
    years: (dayNumber(flow.day) - first) / DAYS_A_YEAR,
    amount: flow.amount,
  }));
  const value = (log: number): number => presentValue(dated, log);
  const hasBothSigns = dated.some(({ amount }) => amount > 0) && dated.some(({ amount }) => amount < 0);
  if (!hasBothSigns || dated.every(({ years }) => years === 0)) return undefined;

  let nearest: number | undefined;
  const width = (LOG_HIGHEST - LOG_LOWEST) / BRACKETS;
  for (let bracket = 0; bracket < BRACKETS; bracket += 1) {
    const low = LOG_LOWEST + bracket * width;
    if (value(low) < 0 === value(low + width) < 0) continue;
    const root = bisect(value, low, low + width);
    if (nearest === undefined || Math.abs(root) < Math.abs(nearest)) nearest = root;
  }
  return nearest === undefined ? undefined : Math.expm1(nearest);
}
