import type { BarSeriesOption } from 'echarts/charts';
import { type AxisBounds, axisBounds, valueAxis } from './axis.model.ts';
import {
  CHART_FONT,
  CHART_FONT_SIZE_PX,
  type ChartCategory,
  type ChartOption,
  type ChartSeries,
  COMPACT_WIDTH_PX,
  hueColor,
  isFiniteNumber,
} from './chart.model.ts';
import { chartTexts } from './chart.texts.ts';
import type { ChartFormat } from './chart-format.ts';
import { type ChartReading, lazyReading } from './reading.model.ts';

/** Specification 2 §9. */
const BAR_MAX_WIDTH_PX = 44;

/** A chart of more bars writes no total above them: it would cover the bars beside it. The tooltip and the table have it. */
const MAX_TOTALS = 24;

/** The minimum width of the bars between the axis and the edge, in a wide chart and on the narrowest phone. */
const WIDE = { plotWidthPx: COMPACT_WIDTH_PX - 60, totalSizePx: CHART_FONT_SIZE_PX } as const;
const COMPACT = { plotWidthPx: 220, totalSizePx: 9 } as const;

/** The width of a digit, in em; a comma is narrower. */
const DIGIT_WIDTH_EM = 0.64;

export interface BarInput {
  readonly categories: readonly ChartCategory[];
  /** One series draws plain bars; several are stacked, each above or below zero by its sign. */
  readonly series: readonly ChartSeries[];
  /**
   * The label above each bar. Contributions compounded over a period do not add up exactly to the period's own rate, so
   * a stacked chart gives its totals; without them the parts are added.
   */
  readonly totals?: readonly (number | null)[] | undefined;
}

interface Stack {
  readonly top: number;
  readonly bottom: number;
  readonly total: number | null;
}

/** The two ends of each bar and the total above it. */
export function barStacks({ categories, series, totals }: BarInput): Stack[] {
  return categories.map((_category, index) => {
    const parts = series.map((one) => one.values[index]).filter(isFiniteNumber);
    const sum = parts.reduce((total, part) => total + part, 0);
    const given = totals === undefined ? sum : (totals[index] ?? null);
    return {
      top: parts.reduce((total, part) => total + Math.max(part, 0), 0),
      bottom: parts.reduce((total, part) => total + Math.min(part, 0), 0),
      total: parts.length === 0 ? null : given,
    };
  });
}

/** The axis covers the ends of the stacks, not their totals: a total is between them. */
export function barBounds(input: BarInput): AxisBounds {
  return axisBounds(barStacks(input).flatMap(({ top, bottom }) => [top, bottom]));
}

export function buildBarOption(input: BarInput, format: ChartFormat): ChartOption {
  const stacks = barStacks(input);
  const bounds = barBounds(input);
  return {
    animation: false,
    textStyle: { fontFamily: CHART_FONT, fontSize: CHART_FONT_SIZE_PX },
    grid: {
      left: 0,
      right: roomAfterLast(stacks, format, WIDE),
      top: 24,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: categoryAxes(
      input.categories.map(({ label }) => label),
      stacks.some(({ top, bottom }) => top <= 0 && bottom < 0),
    ),
    yAxis: valueAxis(bounds, format),
    series: [...input.series.map((one) => partSeries(one)), totalSeries(stacks, format)],
    media: [compactBars(roomAfterLast(stacks, format, COMPACT), stacks.length)],
  };
}

/**
 * Two axes over the same categories: the labels stay at the bottom, where negative bars cannot cover them, and the line
 * stays at zero, where the bars start. A total written under a bar that reaches the bottom needs room there too.
 */
function categoryAxes(names: string[], hasTotalsBelow: boolean) {
  const shared = { type: 'category' as const, data: names, axisTick: { show: false } };
  const line = { show: true, onZero: true, lineStyle: { color: hueColor('line') } };
  const label = {
    color: hueColor('ink-muted'),
    fontSize: CHART_FONT_SIZE_PX,
    margin: hasTotalsBelow ? 28 : 12,
    hideOverlap: true,
  };
  return [
    { ...shared, axisLine: { show: false, onZero: false }, axisLabel: label },
    { ...shared, position: 'bottom' as const, axisLine: line, axisLabel: { show: false } },
  ];
}

/** A loss is hatched: neither its colour nor its place alone marks it. */
const HATCH = {
  symbol: 'rect',
  color: hueColor('surface'),
  dashArrayX: [1, 0],
  dashArrayY: [3, 4],
  rotation: -Math.PI / 4,
};

function partSeries({ id, label, hue, values }: ChartSeries): BarSeriesOption {
  return {
    type: 'bar',
    id,
    name: label,
    stack: 'parts',
    silent: true,
    barMaxWidth: BAR_MAX_WIDTH_PX,
    barCategoryGap: '42%',
    // A border in the background colour separates stacked parts.
    itemStyle: { color: hueColor(hue), borderColor: hueColor('surface'), borderWidth: 1, borderRadius: 2 },
    data: values.map((value) =>
      isFiniteNumber(value) ? { value, ...(value < 0 && { itemStyle: { decal: HATCH } }) } : '-',
    ),
  };
}

/** An invisible bar over each stack, which carries the label of the total. */
function totalSeries(stacks: readonly Stack[], format: ChartFormat): BarSeriesOption {
  return {
    type: 'bar',
    id: 'totals',
    silent: true,
    barGap: '-100%',
    barMaxWidth: BAR_MAX_WIDTH_PX,
    itemStyle: { color: 'transparent' },
    label: {
      show: stacks.length <= MAX_TOTALS,
      color: hueColor('ink'),
      fontSize: CHART_FONT_SIZE_PX,
      fontWeight: 600,
      fontFamily: CHART_FONT,
      distance: 6,
      // Two totals that would touch count as overlapping.
      minMargin: 8,
    },
    labelLayout: { hideOverlap: true },
    data: stacks.map(({ top, bottom, total }) => ({
      value: top > 0 ? top : bottom,
      label: {
        position: top > 0 || bottom === 0 ? ('top' as const) : ('bottom' as const),
        formatter: total === null ? '' : format.bare(total),
      },
    })),
  };
}

/** More names than this do not fit side by side on a phone: some are left out. */
const MAX_COMPACT_NAMES = 12;

function compactNames(names: number) {
  if (names > MAX_COMPACT_NAMES) return {};
  return { hideOverlap: false, interval: 0, formatter: (name: string) => name.replace('.', '') };
}

function compactBars(right: number, names: number) {
  return {
    query: { maxWidth: COMPACT_WIDTH_PX },
    option: {
      grid: { right },
      // Every period is named, without the point of its abbreviation: « janv ».
      xAxis: [{ axisLabel: { fontSize: names > MAX_COMPACT_NAMES ? 11 : 9.5, ...compactNames(names) } }],
      series: [{ id: 'totals', label: { fontSize: COMPACT.totalSizePx, minMargin: 0 } }],
    },
  };
}

/** How far the last total overflows its bar's slot, in pixels. On the left the axis labels leave that room. */
function roomAfterLast(
  stacks: readonly Stack[],
  format: ChartFormat,
  size: typeof WIDE | typeof COMPACT,
): number {
  const last = stacks.at(-1)?.total ?? null;
  if (last === null || stacks.length > MAX_TOTALS) return 0;
  const textWidth = format.bare(last).length * DIGIT_WIDTH_EM * size.totalSizePx;
  return Math.max(0, Math.ceil((textWidth - size.plotWidthPx / stacks.length) / 2));
}

/** The same numbers as text, with the total last when the bars are stacked. */
export function readBars(input: BarInput, format: ChartFormat): ChartReading {
  const isStacked = input.series.length > 1;
  const stacks = barStacks(input);
  const total = { id: 'total', label: chartTexts.total };
  return lazyReading({
    pointHead: chartTexts.period,
    columns: [
      ...input.series.map(({ id, label, hue }) => ({ id, label, hue })),
      ...(isStacked ? [total] : []),
    ],
    count: input.categories.length,
    points: () =>
      input.categories.map(({ id, longLabel }, index) => ({
        id,
        label: longLabel,
        values: [
          ...input.series.map((one) => format.value(one.values[index])),
          ...(isStacked ? [format.value(stacks[index]?.total)] : []),
        ],
      })),
  });
}

/** A text alternative of one or two sentences: how many bars, the highest, the lowest. */
export function summariseBars(input: BarInput, format: ChartFormat): string {
  const points = barStacks(input).flatMap(({ total }, index) => {
    const label = input.categories[index]?.longLabel;
    return total === null || label === undefined ? [] : [{ label, total }];
  });
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const highest = points.reduce((best, point) => (point.total > best.total ? point : best));
  const lowest = points.reduce((best, point) => (point.total < best.total ? point : best));
  const describe = (point: { label: string; total: number }) =>
    `${format.value(point.total)} (${point.label})`;
  return chartTexts.sentence([
    chartTexts.range(points.length, first.label, last.label),
    chartTexts.extremes(describe(highest), describe(lowest)),
  ]);
}
