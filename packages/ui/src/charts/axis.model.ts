import { axisCeiling } from '@repo/domain/portfolio';
import { CHART_FONT_SIZE_PX, hueColor } from './chart.model.ts';
import type { ChartFormat } from './chart-format.ts';

/** The bounds of an axis, and the values of its grid lines. */
export interface AxisBounds {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
  readonly lines: readonly number[];
}

/**
 * The axis that covers `values`: its ceiling is a step of 1, 2, 5 or 10 above `base`, its floor the same below
 * (specification 2 §9). `base` is 0 for rates and amounts and 100 for an index. Grid lines are counted from `base`, so
 * there is always one on it, whatever the floor.
 */
export function axisBounds(values: readonly number[], base = 0): AxisBounds {
  const offsets = values.map((value) => value - base);
  const down = Math.abs(axisCeiling(Math.min(0, ...offsets)));
  // Without data, an axis still needs a length.
  const up = axisCeiling(Math.max(0, ...offsets)) || (down === 0 ? 1 : 0);
  const reach = Math.max(up, down);
  const fine = linesFor(reach);
  // Grid lines above and below zero would be as many again: half of them are enough.
  const count = ((up + down) / reach) * fine > MAX_INTERVALS ? 2 : fine;
  const ranks = Array.from({ length: 2 * count + 1 }, (_line, index) => index - count);
  // Dividing once avoids 0.6000000000000001, which an axis would print.
  const covered = ranks.filter((rank) => (rank * reach) / count <= up && (rank * reach) / count >= -down);
  return {
    min: base - down,
    max: base + up,
    interval: reach / count,
    lines: covered.map((rank) => base + (rank * reach) / count),
  };
}

/** More grid lines than this crowd the labels of the bars. */
const MAX_INTERVALS = 8;

/** A step of 2 has four intervals of 0.5; 1, 5 and 10 have five. */
function linesFor(reach: number): number {
  const leading = reach / 10 ** Math.floor(Math.log10(reach) + 1e-9);
  return Math.round(leading) === 2 ? 4 : 5;
}

/** The vertical axis of every chart: round labels on dashed lines, no line of its own. */
export function valueAxis({ min, max, interval, lines }: AxisBounds, format: ChartFormat) {
  return {
    type: 'value' as const,
    min,
    max,
    axisLine: { show: false },
    axisTick: { show: false, customValues: [...lines] },
    axisLabel: {
      color: hueColor('ink-muted'),
      fontSize: CHART_FONT_SIZE_PX,
      margin: 12,
      customValues: [...lines],
      formatter: (value: number) => format.axis(value, interval),
    },
    splitLine: { lineStyle: { color: hueColor('line'), type: 'dashed' as const } },
  };
}
