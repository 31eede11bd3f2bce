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

/** The scale spans at least this part of the highest value: a move of some hundredths of a percent stays a small one. */
const MINIMUM_SPAN = 0.02;

/** `null` under two finite values: one point is not a trend. */
export function sparklinePaths(values: readonly number[], { width, height }: Box): SparklinePaths | null {
  const finite = values.filter((value) => Number.isFinite(value));
  if (finite.length < 2) return null;
  const [lowest, highest] = [Math.min(...finite), Math.max(...finite)];
  const range = Math.max(highest - lowest, MINIMUM_SPAN * Math.max(Math.abs(lowest), Math.abs(highest)));
  // A small move is drawn at mid-height: at the bottom it would look like a loss.
  const bottom = (lowest + highest - range) / 2;
  const usable = height - 2 * INSET;
  const points = finite.map((value, index) => {
    const x = (index / (finite.length - 1)) * width;
    const y = range === 0 ? height / 2 : INSET + usable * (1 - (value - bottom) / range);
    return `${round(x)} ${round(y)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}L${width} ${height}L0 ${height}Z` };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
