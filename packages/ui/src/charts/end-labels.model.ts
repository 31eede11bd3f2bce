import type { AxisBounds } from './axis.model.ts';

/** The plot height of a chart on a phone, in pixels; on a taller plot labels are only further apart. */
const PLOT_HEIGHT_PX = 200;

/** The height of a line of text with its margin, in pixels. */
const LABEL_GAP_PX = 15;

/**
 * The vertical offset in pixels of each end label, so that labels of lines that end close together do not overlap.
 * Labels keep the order of their lines and none leaves the plot.
 */
export function endLabelShifts(ends: readonly number[], { min, max }: AxisBounds): number[] {
  const natural = ends.map((end) => ((max - end) / (max - min)) * PLOT_HEIGHT_PX);
  const order = natural.map((_y, index) => index).toSorted((a, b) => (natural[a] ?? 0) - (natural[b] ?? 0));
  const placed = new Map<number, number>();
  let floor = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    floor = Math.max(natural[index] ?? 0, floor + LABEL_GAP_PX);
    placed.set(index, floor);
  }
  let ceiling = PLOT_HEIGHT_PX + LABEL_GAP_PX;
  for (const index of order.toReversed()) {
    ceiling = Math.min(placed.get(index) ?? 0, ceiling - LABEL_GAP_PX);
    placed.set(index, ceiling);
  }
  return natural.map((y, index) => (placed.get(index) ?? y) - y);
}
