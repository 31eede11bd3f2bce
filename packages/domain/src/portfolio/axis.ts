const STEPS = [1, 2, 5, 10] as const;

function ceiling(maximum: number): number {
  const exponent = Math.floor(Math.log10(maximum));
  // 10^-n is not a double; dividing by 10^n gives the double nearest to the decimal.
  const scaled = (step: number) => (exponent < 0 ? step / 10 ** -exponent : step * 10 ** exponent);
  return STEPS.map(scaled).find((candidate) => candidate >= maximum) ?? scaled(100);
}

/**
 * The end of a chart axis: the smallest of 1, 2, 5, 10 × 10^k that covers `extreme`, and the same below zero
 * (−0.03 → −0.05). 0 for 0 and for values that are not finite.
 */
export function axisCeiling(extreme: number): number {
  if (extreme === 0 || !Number.isFinite(extreme)) return 0;
  return Math.sign(extreme) * ceiling(Math.abs(extreme));
}

/** A floor that leaves this share of the axis empty or more is worth raising. */
const EMPTY_SHARE = 0.5;

/** How fine a raised floor may be, against the room that the values need. */
const FLOOR_STEPS = [5, 10] as const;

/**
 * Where the axis of a line that needs no zero may start: a round value just under the least one, or 0 where the values use most
 * of an axis from zero anyway. The ceiling is counted from it.
 */
export function axisFloor(least: number, most: number): number {
  const room = axisCeiling(most - least);
  if (!(least > 0) || !(room > 0) || least < most * EMPTY_SHARE) return 0;
  const floors = FLOOR_STEPS.map((steps) => {
    const step = room / steps;
    // The nearest decimal: 0.1 × 3 is not 0.3.
    return Number((Math.floor(least / step + 1e-9) * step).toPrecision(12));
  });
  return floors.find((floor) => axisCeiling(most - floor) === room) ?? floors[0] ?? 0;
}
