import type { BarSeriesOption, LineSeriesOption, PieSeriesOption } from 'echarts/charts';
import type { GridComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

/**
 * An option of echarts. Only its types are imported here: its code stays in the lazy `EchartsCanvas`. `media` adapts a
 * chart to a narrow container without a second build.
 */
export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | PieSeriesOption | GridComponentOption
>;

/** A colour role of the tokens: a product has the same one everywhere. */
export type ChartHue = 'usdfy' | 'btcfy' | 'ethfy' | 'eurfy' | 'accent' | 'ink-muted' | 'gold';

/** Lines also differ by their stroke, for readers who do not see the colours. */
export type ChartStroke = 'solid' | 'dashed' | 'dotted';

/** One set of bars or one line. `null` is a point without a value: it is never drawn as zero. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly hue: ChartHue;
  readonly stroke?: ChartStroke;
  readonly values: readonly (number | null)[];
  /** The exact text of each value, where a double would round it, or null for none; by default the value, formatted. */
  readonly texts?: readonly (string | null)[];
}

/** One category of a bar chart: `label` is short (« mars »), `longLabel` is for screen readers (« mars 2026 »). */
export interface ChartCategory {
  readonly id: string;
  readonly label: string;
  readonly longLabel: string;
}

/** The unit: a ratio (0.0053 is « 0,53 % »), an index around 100, an amount of money, or units of a token or a class. */
export type ChartUnit =
  | { readonly kind: 'percent' }
  | { readonly kind: 'index' }
  | { readonly kind: 'amount'; readonly currency: string }
  | { readonly kind: 'units'; readonly symbol: string };

/**
 * A colour as a CSS variable. The browser resolves the custom property when it paints and again when the theme changes,
 * so an option holds no colour and is never rebuilt for one.
 */
export function hueColor(hue: ChartHue | 'ink' | 'ink-muted' | 'line' | 'surface'): string {
  return `var(--color-${hue})`;
}

/** The font family echarts measures text with; a canvas cannot read the `--font-text` custom property. */
export const CHART_FONT = "'Inter Variable', system-ui, sans-serif";

export const CHART_FONT_SIZE_PX = 12;

/** Container width under which a chart has fewer labels and smaller margins, in pixels. */
export const COMPACT_WIDTH_PX = 420;

/** The finite values of some series, for an axis to cover. */
export function finiteValues(series: readonly ChartSeries[]): number[] {
  return series.flatMap((one) => one.values.filter(isFiniteNumber));
}

export function isFiniteNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
