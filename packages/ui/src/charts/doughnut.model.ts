import { CHART_FONT, type ChartHue, type ChartOption, hueColor } from './chart.model.ts';
import { chartTexts } from './chart.texts.ts';
import type { ChartFormat } from './chart-format.ts';
import { type ChartReading, lazyReading } from './reading.model.ts';

/** One slice. `share` is a fraction of 1 and comes from the caller: shares are computed on euros. */
export interface DoughnutSlice {
  readonly id: string;
  readonly label: string;
  readonly hue: ChartHue;
  readonly value: number;
  readonly share: number;
}

/** Specification 2 §9: the hole is 55 percent of the diameter. */
const OUTER_RADIUS_PERCENT = 100;
const CUTOUT_PERCENT = 55;

/** A slice of zero has no border either. */
export function visibleSlices(slices: readonly DoughnutSlice[]): DoughnutSlice[] {
  return slices.filter(({ share }) => Number.isFinite(share) && share > 0);
}

/** The doughnut; the active slice keeps its full colour and the others fade. */
export function buildDoughnutOption(
  slices: readonly DoughnutSlice[],
  activeIndex: number | null,
): ChartOption {
  return {
    animation: false,
    textStyle: { fontFamily: CHART_FONT },
    series: [
      {
        type: 'pie',
        id: 'slices',
        radius: [`${CUTOUT_PERCENT}%`, `${OUTER_RADIUS_PERCENT}%`],
        label: { show: false },
        labelLine: { show: false },
        emphasis: { disabled: true },
        itemStyle: { borderColor: hueColor('surface'), borderWidth: slices.length > 1 ? 2 : 0 },
        data: slices.map(({ label, share, hue }, index) => ({
          name: label,
          value: share,
          itemStyle: {
            color: hueColor(hue),
            opacity: activeIndex === null || activeIndex === index ? 1 : 0.4,
          },
        })),
      },
    ],
  };
}

export function readSlices(slices: readonly DoughnutSlice[], format: ChartFormat): ChartReading {
  return lazyReading({
    pointHead: chartTexts.product,
    columns: [
      { id: 'value', label: chartTexts.value },
      { id: 'share', label: chartTexts.share },
    ],
    count: slices.length,
    points: () =>
      slices.map(({ id, label, value, share }) => ({
        id,
        label,
        values: [format.value(value), format.share(share)],
      })),
  });
}

/** « USDFY 56,0 % ; BTCFY 26,0 %. » */
export function summariseSlices(slices: readonly DoughnutSlice[], format: ChartFormat): string {
  if (slices.length === 0) return '';
  return chartTexts.sentence([
    chartTexts.list(slices.map(({ label, share }) => `${label} ${format.share(share)}`)),
  ]);
}
