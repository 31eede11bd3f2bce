/** The published NAVs of a product as its page shows them: the curve, its figures, and what it is compared with. */
import type { components } from '@repo/api-sdk';
import { addMonths, daysBetween, type IsoDay, isIsoDay } from '@repo/domain/dates';
import {
  formatDecimal,
  formatLongDate,
  formatLongMonth,
  formatPercent,
  formatSignedPercent,
} from '@repo/domain/format';
import { parCurrency, toText } from '@repo/domain/money';
import {
  type Comparison,
  type ComparisonRow,
  compareYear,
  type DatedPercent,
  type Fall,
  type NavFigures,
  type NavPoint,
} from '@repo/domain/product-figures';
import { readAmount } from '@repo/domain/validation';
import type { ChartHue, LineInput } from '@repo/ui/charts';
import { choiceTexts as texts } from './product-choice.texts.ts';
import type { Strategy } from './products.model.ts';

export type History = components['schemas']['StrategyHistory'];

/** In order of time; a point without a day or a positive value is left out. */
export function readPoints({ points }: History): readonly NavPoint[] {
  return points
    .flatMap(({ date, vl, eur }) => {
      const nav = readAmount(vl);
      return isIsoDay(date) && nav?.gt(0) === true ? [{ date, nav, eur: readAmount(eur) }] : [];
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

export const spans = ['quarter', 'year', 'launch'] as const;
export type Span = (typeof spans)[number];

/** The curve from the last NAV before the span. */
export function navLine(points: readonly NavPoint[], span: Span, hue: ChartHue): LineInput {
  const last = points.at(-1);
  if (last === undefined) return { days: [], series: [] };
  const start = startOf(span, last.date);
  const from =
    start === null
      ? 0
      : Math.max(
          0,
          points.findLastIndex(({ date }) => date <= start),
        );
  const shown = points.slice(from);
  return {
    days: shown.map(({ date }) => date),
    hasRaisedFloor: true,
    isFilled: true,
    series: [
      {
        id: 'nav',
        label: texts.nav,
        hue,
        values: shown.map(({ nav }) => nav.toNumber()),
        texts: shown.map(({ nav }) => formatDecimal(toText(nav))),
      },
    ],
  };
}

function startOf(span: Span, last: IsoDay): IsoDay | null {
  if (span === 'launch') return null;
  return addMonths(last, span === 'year' ? -12 : -3);
}

/** « 121,6095 USD » */
export function lastNav({ last }: NavFigures, strategy: Strategy): string {
  return texts.amount(formatDecimal(toText(last.nav)), parCurrency(strategy.currency));
}

interface Stat {
  readonly term: string;
  readonly value: string;
  readonly note: string;
}

/** The figures under the curve; one that does not exist yet is left out. */
export function navStats(figures: NavFigures, strategy: Strategy): readonly Stat[] {
  const { first, yearly, best, worst, fall, fallInEuros } = figures;
  const currency = parCurrency(strategy.currency);
  const inEuros = currency === 'EUR' ? null : fallInEuros;
  return [
    ...(yearly === null
      ? []
      : [
          {
            term: texts.since(formatLongMonth(first.date)),
            value: texts.aYear(formatSignedPercent(yearly)),
            note: texts.in(currency),
          },
        ]),
    ...(best === null ? [] : [{ term: texts.best, ...monthStat(best) }]),
    ...(worst === null ? [] : [{ term: texts.worst, ...monthStat(worst) }]),
    ...fallStat(texts.fall, fall),
    ...fallStat(texts.fallInEuros, inEuros),
  ];
}

function monthStat({ month, rate }: NonNullable<NavFigures['best']>) {
  return { value: formatSignedPercent(rate), note: formatLongMonth(month) };
}

function fallStat(term: string, fall: Fall | null): Stat[] {
  if (fall === null) return [];
  const note =
    fall.recovered === null
      ? texts.notRecovered(formatLongDate(fall.from))
      : texts.recovered(daysBetween(fall.from, fall.recovered));
  return [{ term, value: formatSignedPercent(fall.rate), note }];
}

/** The change over twelve months, with its sign; null under a year. */
export function yearChange({ year }: NavFigures) {
  if (year === null) return null;
  const text = formatSignedPercent(year);
  return { text, direction: year > 0 ? ('up' as const) : year < 0 ? ('down' as const) : ('flat' as const) };
}

/** The product beside the alternatives; null where it can't be compared. */
export function comparisonOf(
  points: readonly NavPoint[],
  { references }: History,
  strategy: Strategy,
): Comparison | null {
  return compareYear({
    points,
    isEuro: parCurrency(strategy.currency) === 'EUR',
    livretA: datedOf(references.livret_a),
    inflation: datedOf(references.inflation),
  });
}

function datedOf(values: History['references']['livret_a']): readonly DatedPercent[] {
  return values.flatMap(({ day, percent }) => {
    const read = readAmount(percent);
    return isIsoDay(day) && read !== null ? [{ day, percent: read }] : [];
  });
}

interface ComparedLine {
  readonly kind: ComparisonRow['kind'];
  readonly name: string;
  readonly value: string;
  /** Where its bar begins and ends, from 0 to 1 of the width. */
  readonly bar: { readonly start: number; readonly end: number };
  readonly isLoss: boolean;
}

/** Its rows on one axis. */
export function comparedLines({ rows }: Comparison, strategy: Strategy): readonly ComparedLine[] {
  const rates = rows.map(({ rate }) => rate);
  const low = Math.min(0, ...rates);
  const width = Math.max(0, ...rates) - low || 1;
  const at = (rate: number) => (rate - low) / width;
  return rows.map(({ kind, rate }) => ({
    kind,
    name: nameOf(kind, strategy),
    value: formatSignedPercent(rate),
    bar: { start: Math.min(at(0), at(rate)), end: Math.max(at(0), at(rate)) },
    isLoss: rate < 0,
  }));
}

function nameOf(kind: ComparisonRow['kind'], strategy: Strategy): string {
  if (kind === 'product') return strategy.title;
  if (kind === 'asset') return texts.kept[parCurrency(strategy.currency)];
  return kind === 'livret_a' ? texts.livretA : texts.inflation;
}

/** Where each figure comes from, and its day. */
export function sourcesOf({ rows, from, until }: Comparison): readonly string[] {
  return [
    texts.sourceOfProduct(formatLongDate(from), formatLongDate(until)),
    ...rows.flatMap(({ kind, since }) => {
      if (since === null) return kind === 'asset' ? [texts.sourceOfAsset] : [];
      return [texts.sources[kind === 'inflation' ? 'inflation' : 'livret_a'](formatLongDate(since))];
    }),
    texts.withoutFees,
  ];
}

/** « −20,0 % sur la période », « +5,0 % par an ». */
export function caseText(kind: 'bad' | 'middle' | 'good', rate: number): string {
  return kind === 'bad' ? texts.overPeriod(formatPercent(rate)) : texts.yearlyCase(formatPercent(rate));
}
