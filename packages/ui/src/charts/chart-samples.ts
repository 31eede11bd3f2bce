import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import type { BarInput } from './bar.model.ts';
import type { ChartSeries } from './chart.model.ts';
import type { DoughnutSlice } from './doughnut.model.ts';
import type { LineInput } from './line.model.ts';

/** Invented data for the stories: deterministic, so that two runs draw the same picture. */
const monthNames = [
  ['déc.', 'décembre 2025'],
  ['janv.', 'janvier 2026'],
  ['févr.', 'février 2026'],
  ['mars', 'mars 2026'],
  ['avr.', 'avril 2026'],
  ['mai', 'mai 2026'],
  ['juin', 'juin 2026'],
  ['juil.', 'juillet 2026'],
  ['août', 'août 2026'],
  ['sept.', 'septembre 2026'],
  ['oct.', 'octobre 2026'],
  ['nov.', 'novembre 2026'],
] as const;

const categories = monthNames.map(([label, longLabel]) => ({ id: longLabel, label, longLabel }));

const usdfy = [31, 34, 29, 36, 33, 38, 35, 37, 30, 36, 39, 22];
const btcfy = [9, 10, -6, 12, 11, 10, 13, 12, 8, 13, 14, 7];
const eurfy = [null, null, null, 5, 7, 8, 8, 9, 7, 7, 9, 6];

const basisPoints = (values: readonly (number | null)[]) =>
  values.map((value) => (value === null ? null : value / 10_000));

export const stackedBars: BarInput = {
  categories,
  series: [
    { id: 'usdfy', label: 'USDFY', hue: 'usdfy', values: basisPoints(usdfy) },
    { id: 'btcfy', label: 'BTCFY', hue: 'btcfy', values: basisPoints(btcfy) },
    { id: 'eurfy', label: 'EURFY', hue: 'eurfy', values: basisPoints(eurfy) },
  ],
};

export const plainBars: BarInput = {
  categories,
  series: [
    {
      id: 'yield',
      label: 'Rendement',
      hue: 'accent',
      values: basisPoints([40, 44, 23, 53, -12, 56, 56, 58, 45, 56, 62, 35]),
    },
  ],
};

/** Totals wider than their bars: « 128,45 ». */
export const tallBars: BarInput = {
  categories,
  series: [
    {
      id: 'yield',
      label: 'Rendement',
      hue: 'accent',
      values: basisPoints(categories.map((_month, index) => 6245 + index * 600)),
    },
  ],
};

export const noBars: BarInput = { categories: [], series: [] };

const YEAR: readonly IsoDay[] = Array.from({ length: 365 }, (_day, index) =>
  addDays(isoDay('2025-11-20'), index),
);

/** A steady rise with a slow oscillation: deterministic, and different for each `swing`. */
function climb(total: number, swing: number): number[] {
  return YEAR.map((_day, index) => (total * index) / 364 + Math.sin(index / swing) * total * 0.03);
}

const rebased = (total: number, swing: number) => climb(total, swing).map((gain) => 100 + gain);

export const performanceLines: LineInput = {
  days: YEAR,
  base: 100,
  hasEndLabels: true,
  series: [
    { id: 'usdfy', label: 'USDFY', hue: 'usdfy', values: rebased(8.1, 17) },
    { id: 'eurfy', label: 'EURFY', hue: 'eurfy', values: rebased(6, 23) },
    { id: 'btcfy', label: 'BTCFY', hue: 'btcfy', values: rebased(4.4, 29) },
  ],
};

/** Lines that end so close together that their labels must be moved apart. */
export const closeLines: LineInput = {
  ...performanceLines,
  series: [
    { id: 'usdfy', label: 'USDFY', hue: 'usdfy', values: rebased(5.2, 17) },
    { id: 'eurfy', label: 'EURFY', hue: 'eurfy', values: rebased(5, 23) },
    { id: 'ethfy', label: 'ETHFY', hue: 'ethfy', values: rebased(4.9, 29) },
    { id: 'btcfy', label: 'BTCFY', hue: 'btcfy', values: rebased(-3, 31) },
  ],
};

const daily = YEAR.map((_day, index) => 0.0002 + Math.sin(index / 6) * 0.00035);

export const yieldLines: LineInput = {
  days: YEAR,
  series: yieldSeries(),
};

function yieldSeries(): ChartSeries[] {
  return [
    { id: 'weighted', label: 'Rendements cumulés pondérés', hue: 'accent', values: daily },
    {
      id: 'average-30',
      label: 'Moyenne sur 30 jours',
      hue: 'gold',
      stroke: 'dashed',
      values: daily.map((_rate, index) => mean(daily.slice(Math.max(0, index - 29), index + 1))),
    },
    {
      id: 'average',
      label: 'Moyenne globale de la stratégie',
      hue: 'ink-muted',
      stroke: 'dotted',
      values: daily.map((_rate, index) => mean(daily.slice(0, index + 1))),
    },
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export const valuationLine: LineInput = {
  days: YEAR,
  isFilled: true,
  markers: [
    { day: isoDay('2025-12-15'), kind: 'entry' },
    { day: isoDay('2026-04-02'), kind: 'entry' },
    { day: isoDay('2026-09-10'), kind: 'exit' },
  ],
  series: [
    {
      id: 'value',
      label: 'Valorisation',
      hue: 'usdfy',
      values: climb(5200, 21).map(
        (gain, index) => 40_000 + gain + (index > 133 ? 35_000 : 0) - (index > 294 ? 12_000 : 0),
      ),
    },
  ],
};

export const allocation: readonly DoughnutSlice[] = [
  { id: 'usdfy', label: 'USDFY', hue: 'usdfy', value: 71_932.07, share: 0.56 },
  { id: 'btcfy', label: 'BTCFY', hue: 'btcfy', value: 33_397.03, share: 0.26 },
  { id: 'eurfy', label: 'EURFY', hue: 'eurfy', value: 23_121.02, share: 0.18 },
];

export const trend: readonly number[] = climb(5200, 13).map((gain) => 123_000 + gain);
