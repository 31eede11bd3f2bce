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
