import { dayNumber, type IsoDay } from '@repo/domain/dates';
import { formatLongDate, formatNumericDate } from '@repo/domain/format';
import { axisFloor } from '@repo/domain/portfolio';
import type { LineSeriesOption } from 'echarts/charts';
import { type AxisBounds, axisBounds, valueAxis } from './axis.model.ts';
import {
  CHART_FONT,
  CHART_FONT_SIZE_PX,
  type ChartOption,
  type ChartSeries,
  COMPACT_WIDTH_PX,
  finiteValues,
  hueColor,
  isFiniteNumber,
} from './chart.model.ts';
import { chartTexts } from './chart.texts.ts';
import type { ChartFormat } from './chart-format.ts';
import { type DateTick, dateTicks } from './date-axis.model.ts';
import { endLabelShifts } from './end-labels.model.ts';
import { type ChartReading, lazyReading } from './reading.model.ts';

/** A deposit or a withdrawal, marked on the curve at the first point of its day or after. */
export interface LineMarker {
  readonly day: IsoDay;
  readonly kind: 'entry' | 'exit';
}

export interface LineInput {
  readonly days: readonly IsoDay[];
  readonly series: readonly ChartSeries[];
  /** The base of the axis: 100 for lines rebased to 100, else 0. */
  readonly base?: number | undefined;
  /** A line that needs no zero, such as a price or a value: the axis may start just under the lowest one. */
  readonly hasRaisedFloor?: boolean | undefined;
  /** Labels the end of each line with its name and last value. */
  readonly hasEndLabels?: boolean | undefined;
  /** Fills the area under the solid lines. */
  readonly isFilled?: boolean | undefined;
  /** Each value holds until the next day that has another: a staircase. */
  readonly isStepped?: boolean | undefined;
  readonly markers?: readonly LineMarker[] | undefined;
}

type LinePoint = NonNullable<LineSeriesOption['data']>[number];

/** The axis of the lines, and the value that it is counted from. */
export function lineBounds({ series, base = 0, hasRaisedFloor = false }: LineInput): LineBounds {
  const values = finiteValues(series);
  const from = hasRaisedFloor ? axisFloor(Math.min(...values), Math.max(...values)) : base;
  return { ...axisBounds(values, from), base: from };
}

interface LineBounds extends AxisBounds {
  readonly base: number;
}

export function buildLineOption(input: LineInput, format: ChartFormat): ChartOption {
  const { days, series, hasEndLabels = false } = input;
  const bounds = lineBounds(input);
  const base = bounds.base;
  const shifts = endLabelShifts(
    series.map(({ values }) => values.findLast(isFiniteNumber) ?? base),
    bounds,
  );
  const endMargin = hasEndLabels ? 104 : 12;
  return {
    animation: false,
    textStyle: { fontFamily: CHART_FONT, fontSize: CHART_FONT_SIZE_PX },
    grid: {
      left: 0,
      right: endMargin,
      top: 16,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: dateAxis(days, dateTicks(days)),
    yAxis: valueAxis(bounds, format),
    series: series.map((one, index) => {
      const last = one.values.findLast(isFiniteNumber);
      const text = last === undefined ? '' : `${one.label} ${format.bare(last)}`;
      // Movements belong to the portfolio, not to each line: the first one carries them.
      const own = index === 0 ? input : { ...input, markers: [] };
      return lineSeries(own, one, { text, shiftPx: shifts[index] ?? 0 });
    }),
    media: [compactLines(series, format, hasEndLabels)],
  };
}

function dateAxis(days: readonly IsoDay[], ticks: readonly DateTick[]) {
  const labels = new Map(ticks.map(({ at, label }) => [at, label]));
  const first = days[0];
  const last = days.at(-1);
  return {
    type: 'value' as const,
    ...(first === undefined || last === undefined ? {} : { min: dayNumber(first), max: dayNumber(last) }),
    axisTick: { show: false },
    splitLine: { show: false },
    axisLine: { show: true, onZero: false, lineStyle: { color: hueColor('line') } },
    axisLabel: {
      color: hueColor('ink-muted'),
      fontSize: CHART_FONT_SIZE_PX,
      margin: 12,
      hideOverlap: true,
      alignMinLabel: 'left' as const,
      alignMaxLabel: 'right' as const,
      customValues: [...labels.keys()],
      formatter: (value: number) => labels.get(value) ?? '',
    },
  };
}

interface EndLabel {
  readonly text: string;
  readonly shiftPx: number;
}

function lineSeries(input: LineInput, one: ChartSeries, end: EndLabel): LineSeriesOption {
  const color = hueColor(one.hue);
  return {
    type: 'line',
    id: one.id,
    name: one.label,
    silent: true,
    symbol: 'none',
    color,
    lineStyle: { color, width: 2, type: one.stroke ?? 'solid' },
    connectNulls: true,
    ...(input.isStepped === true ? { step: 'end' } : {}),
    // What is to come is an outline.
    ...(input.isFilled === true && one.stroke === undefined
      ? { areaStyle: { color, opacity: 0.09, origin: 'start' } }
      : {}),
    label: {
      show: false,
      color: hueColor('ink'),
      fontFamily: CHART_FONT,
      fontSize: CHART_FONT_SIZE_PX,
      fontWeight: 600,
      distance: 8,
      formatter: end.text,
    },
    data: linePoints(input, one.values, end.shiftPx),
  };
}

function linePoints(
  { days, markers = [], hasEndLabels = false }: LineInput,
  values: ChartSeries['values'],
  shiftPx: number,
): LinePoint[] {
  const marked = markersByPoint(days, markers);
  const last = values.findLastIndex(isFiniteNumber);
  return days.map((day, index) => {
    const value = values[index];
    const at = [dayNumber(day), isFiniteNumber(value) ? value : '-'];
    const marker = marked.get(index);
    if (marker !== undefined) return { value: at, ...markerLook(marker) };
    if (index !== last || !isFiniteNumber(value)) return { value: at };
    return {
      value: at,
      symbol: 'circle',
      symbolSize: 7,
      label: { show: hasEndLabels, position: 'right' as const, offset: [0, shiftPx] },
    };
  });
}

/** An entry points up, an exit down, with its label at the tip: never distinguished by the colour alone. */
function markerLook(kind: LineMarker['kind']) {
  return {
    symbol: 'triangle',
    symbolSize: 11,
    symbolRotate: kind === 'entry' ? 0 : 180,
    itemStyle: { color: hueColor('ink'), borderColor: hueColor('surface'), borderWidth: 1 },
    label: {
      show: true,
      position: kind === 'entry' ? ('top' as const) : ('bottom' as const),
      formatter: kind === 'entry' ? chartTexts.entry : chartTexts.exit,
      // A background keeps the label readable over the line.
      textBorderColor: hueColor('surface'),
      textBorderWidth: 4,
    },
  };
}

/** The markers of each point: a movement goes on the first point of its day or after, since a day may have no value. */
export function markersByPoint(
  days: readonly IsoDay[],
  markers: readonly LineMarker[],
): Map<number, LineMarker['kind']> {
  return new Map(
    markers.flatMap(({ day, kind }) => {
      const index = days.findIndex((candidate) => candidate >= day);
      return index === -1 ? [] : [[index, kind] as const];
    }),
  );
}

/** On a phone the end of a line is named in short: « USD 105,2 »; the legend below has the whole names. */
function compactLines(series: readonly ChartSeries[], format: ChartFormat, hasEndLabels: boolean) {
  const shortened = series.map(({ id, label, values }) => {
    const last = values.findLast(isFiniteNumber);
    return { id, label: { formatter: last === undefined ? '' : `${shortName(label)} ${format.bare(last)}` } };
  });
  return {
    query: { maxWidth: COMPACT_WIDTH_PX },
    option: hasEndLabels ? { grid: { right: 72 }, series: shortened } : {},
  };
}

/** Three letters distinguish the products. */
const shortName = (label: string): string => label.slice(0, 3);

/** The same numbers as text; with a column for the movements when there are some. */
export function readLines(input: LineInput, format: ChartFormat): ChartReading {
  const { days, series, markers = [] } = input;
  const marked = markersByPoint(days, markers);
  const movement = { id: 'movement', label: chartTexts.movement };
  return lazyReading({
    pointHead: chartTexts.date,
    columns: [
      ...series.map(({ id, label, hue, stroke }) => ({ id, label, hue, ...(stroke ? { stroke } : {}) })),
      ...(markers.length > 0 ? [movement] : []),
    ],
    count: days.length,
    points: () =>
      days.map((day, index) => ({
        id: day,
        label: formatLongDate(day),
        fileLabel: formatNumericDate(day),
        values: [
          ...series.map((one) => textAt(one, index, format)),
          ...(markers.length > 0 ? [movementName(marked.get(index))] : []),
        ],
      })),
  });
}

/** The period and the last value of each line. */
export function summariseLines(input: LineInput, format: ChartFormat): string {
  const first = input.days[0];
  const last = input.days.at(-1);
  if (first === undefined || last === undefined) return '';
  const ends = input.series.flatMap((one) => {
    const end = one.values.findLastIndex(isFiniteNumber);
    return end === -1 ? [] : [chartTexts.endsAt(one.label, textAt(one, end, format))];
  });
  return chartTexts.sentence([
    chartTexts.range(input.days.length, formatLongDate(first), formatLongDate(last)),
    ...ends,
  ]);
}

function textAt({ values, texts }: ChartSeries, index: number, format: ChartFormat): string {
  if (texts === undefined) return format.value(values[index]);
  const text = texts[index] ?? null;
  return text === null ? '' : format.text(text);
}

function movementName(kind: LineMarker['kind'] | undefined): string {
  return kind === undefined ? '' : chartTexts[kind];
}
