import type { IsoDay } from '../dates/index.ts';

/** From the highest value before it to the lowest: `rate` is a fraction under 0. */
export interface Fall {
  readonly rate: number;
  /** Of the highest value. */
  readonly from: IsoDay;
  /** Of the lowest. */
  readonly to: IsoDay;
  /** The first day back at the highest value; null while it is not. */
  readonly recovered: IsoDay | null;
}

/** The deepest fall of a series in order of time, the first of equal ones; null where it never fell. */
export function deepestFall(
  points: readonly { readonly date: IsoDay; readonly value: number }[],
): Fall | null {
  let peak: { readonly date: IsoDay; readonly value: number } | null = null;
  let deepest: (Omit<Fall, 'recovered'> & { readonly height: number }) | null = null;
  for (const point of points) {
    if (peak === null || point.value >= peak.value) peak = point;
    const rate = point.value / peak.value - 1;
    if (rate < (deepest?.rate ?? 0)) {
      deepest = { rate, from: peak.date, to: point.date, height: peak.value };
    }
  }
  if (deepest === null) return null;
  const { height, ...fall } = deepest;
  const back = points.find(({ date, value }) => date > fall.to && value >= height);
  return { ...fall, recovered: back?.date ?? null };
}
