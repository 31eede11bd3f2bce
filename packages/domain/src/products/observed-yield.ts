/** A published estimate further than this from what was observed is worth a second look, in percent. */
const widestGap = 3;

/** What clients would read as « no yield », most likely left out. */
export const isYieldZero = (apy: number): boolean => apy === 0;

/** `apy` in percent; `observed`: over twelve months, a fraction, null without a year of NAVs. */
export function isYieldFar(apy: number, observed: number | null): boolean {
  return observed !== null && Math.abs(apy - observed * 100) > widestGap;
}
