import type { ChartHue, ChartOption, ChartStroke } from './chart.model.ts';

/** One legend entry under or beside the chart; `figures` are those of a slice. */
export interface PictureLegend {
  readonly label: string;
  readonly hue: ChartHue;
  readonly stroke?: ChartStroke | undefined;
  readonly figures?: readonly string[] | undefined;
}

/** The input to draw a chart again, off screen. Hidden balances are already bullets. */
export interface ChartPicture {
  /** A new option at each call: drawing the picture replaces its colours in place. */
  readonly buildOption: () => ChartOption;
  readonly legend: readonly PictureLegend[];
  /** The text in the hole of a doughnut. */
  readonly centre?: { readonly label: string; readonly value: string } | undefined;
}

/** « Rendement cumulé de vos stratégies » → `rendement-cumule-de-vos-strategies`. */
export function fileNameOf(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
