import { axisCeiling } from '@repo/domain/portfolio';

/** Where an axis starts and ends, and the distance between its lines. */
export interface AxisBounds {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
}

/**
 * The axis that covers `values`: its ceiling is a step of 1, 2, 5 or 10 above `base`, its floor the same below
 * (specification 2 §9). `base` is 0 for rates and amounts and 100 for an index.
 */
export function axisBounds(values: readonly number[], base = 0): AxisBounds {
  const up = axisCeiling(Math.max(0, ...values.map((value) => value - base)));
  const down = -axisCeiling(Math.min(0, ...values.map((value) => value - base)));
  const reach = Math.max(up, down) || 1;
  return {
    min: base - down,
    max: up === 0 && down === 0 ? base + 1 : base + up,
    interval: reach / linesFor(reach),
  };
}

/** 2 is read in four steps of 0.5, 1 and 5 and 10 in five round ones. */
function linesFor(reach: number): number {
  const leading = reach / 10 ** Math.floor(Math.log10(reach) + 1e-9);
  return Math.round(leading) === 2 ? 4 : 5;
}

/** Whether an axis value sits on a line: a floor such as −0.2 under lines 1 apart gets no label of its own. */
export function isOnLine(value: number, { interval }: AxisBounds, base = 0): boolean {
  const steps = (value - base) / interval;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
