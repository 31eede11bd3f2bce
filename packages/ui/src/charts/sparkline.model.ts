/** The line and area paths of a sparkline, in a box of `width` × `height`; the newest point touches the right edge. */
export interface SparklinePaths {
  readonly line: string;
  readonly area: string;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Leaves room for half the stroke above the highest and below the lowest point. */
const INSET = 2;

/** `null` under two finite values: one point is not a trend. */
export function sparklinePaths(values: readonly number[], { width, height }: Box): SparklinePaths | null {
  const finite = values.filter((value) => Number.isFinite(value));
  if (finite.length < 2) return null;
  const lowest = Math.min(...finite);
  const range = Math.max(...finite) - lowest;
  const usable = height - 2 * INSET;
  const points = finite.map((value, index) => {
    const x = (index / (finite.length - 1)) * width;
    // A flat history is drawn at mid-height: at the bottom it would look like a loss.
    const y = range === 0 ? height / 2 : INSET + usable * (1 - (value - lowest) / range);
    return `${round(x)} ${round(y)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}L${width} ${height}L0 ${height}Z` };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
