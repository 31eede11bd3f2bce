import type { BarSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts';
import type { GridComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

/**
 * What the builders produce. Only types come from echarts here: its code stays in the lazy `EchartsCanvas`.
 * `media` adapts a chart to a narrow container without a second build.
 */
export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | PieSeriesOption | GridComponentOption
>;

/** The role of a colour in the tokens: a product keeps its own everywhere. */
export type ChartHue = 'usdfy' | 'btcfy' | 'ethfy' | 'eurfy' | 'accent' | 'ink-muted' | 'gold';

/** Lines also differ by their stroke, for who does not see the hues. */
export type ChartStroke = 'solid' | 'dashed' | 'dotted';

/** One set of bars or one line. `null` is a point without a value: it is never drawn as zero. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly hue: ChartHue;
  readonly stroke?: ChartStroke;
  readonly values: readonly (number | null)[];
}

/** One place on the axis of a bar chart: `label` is short (« mars »), `longLabel` is read out (« mars 2026 »). */
export interface ChartCategory {
  readonly id: string;
  readonly label: string;
  readonly longLabel: string;
}

/** What the numbers are: a ratio (0.0053 is « 0,53 % »), an index around 100, or an amount of money. */
export type ChartUnit =
  | { readonly kind: 'percent' }
  | { readonly kind: 'index' }
  | { readonly kind: 'amount'; readonly currency: string };

/**
 * A colour as SVG understands it. The browser resolves the custom property when it paints and again when the
 * theme changes, so an option holds no colour and is never rebuilt for one.
 */
export function hueColor(hue: ChartHue | 'ink' | 'ink-muted' | 'line' | 'surface'): string {
  return `var(--color-${hue})`;
}

/** The family echarts measures text with; a canvas can't read the `--font-text` custom property. */
export const CHART_FONT = "'Inter Variable', system-ui, sans-serif";

export const CHART_FONT_SIZE_PX = 12;

/** Under this width of its container a chart draws less: fewer labels, smaller margins. */
export const COMPACT_WIDTH_PX = 420;

/** The finite values of some series, for an axis to cover. */
export function finiteValues(series: readonly ChartSeries[]): number[] {
  return series.flatMap((one) => one.values.filter(isFiniteNumber));
}

export function isFiniteNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
