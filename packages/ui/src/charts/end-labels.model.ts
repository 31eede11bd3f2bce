import type { AxisBounds } from './axis.model.ts';

/** The height of a drawing without its margins, on a phone; a little more on a wide screen only spreads labels. */
const PLOT_HEIGHT_PX = 200;

/** A line of text and some air. */
const LABEL_GAP_PX = 15;

/**
 * How far down, in pixels, each end label moves so that lines ending close together stay readable. Labels keep
 * the order of their lines and none leaves the drawing.
 */
export function endLabelShifts(ends: readonly number[], { min, max }: AxisBounds): number[] {
  const wanted = ends.map((end) => ((max - end) / (max - min)) * PLOT_HEIGHT_PX);
  const order = wanted.map((_y, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = new Map<number, number>();
  let floor = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    floor = Math.max(wanted[index] ?? 0, floor + LABEL_GAP_PX);
    placed.set(index, floor);
  }
  let ceiling = PLOT_HEIGHT_PX + LABEL_GAP_PX;
  for (const index of order.toReversed()) {
    ceiling = Math.min(placed.get(index) ?? 0, ceiling - LABEL_GAP_PX);
    placed.set(index, ceiling);
  }
  return wanted.map((y, index) => (placed.get(index) ?? y) - y);
}
