import type { ChartHue, ChartOption, ChartStroke } from './chart.model.ts';

/** One mark under or beside the drawing; `figures` are those of a slice. */
export interface PictureLegend {
  readonly label: string;
  readonly hue: ChartHue;
  readonly stroke?: ChartStroke | undefined;
  readonly figures?: readonly string[] | undefined;
}

/** What it takes to draw a chart again, outside the page. Balances that are hidden are already bullets. */
export interface ChartPicture {
  /** A new option at each call: the picture writes its own colours into it. */
  readonly buildOption: () => ChartOption;
  readonly legend: readonly PictureLegend[];
  /** In the hole of a doughnut. */
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
