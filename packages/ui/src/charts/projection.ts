import type { EChartsType } from 'echarts/core';

/** Converts between data and pixels of the container, for a chart with axes. */
export interface ChartProjection {
  readonly x: (anchor: number) => number;
  readonly y: (value: number) => number;
  /** The position on the horizontal axis under a pixel. */
  readonly anchorAt: (pixel: number) => number;
  readonly width: number;
}

/** `null` for a chart without axes, or before its first layout. */
export function projectionOf(chart: EChartsType): ChartProjection | null {
  const horizontal = { xAxisIndex: 0 };
  const vertical = { yAxisIndex: 0 };
  if (chart.isDisposed() || !Number.isFinite(chart.convertToPixel(vertical, 0))) return null;
  return {
    x: (anchor) => chart.convertToPixel(horizontal, anchor),
    y: (value) => chart.convertToPixel(vertical, value),
    anchorAt: (pixel) => chart.convertFromPixel(horizontal, pixel),
    width: chart.getWidth(),
  };
}
