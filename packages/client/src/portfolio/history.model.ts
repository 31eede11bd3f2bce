/** « Données historiques » of one product: its valuation with the movements, and its yields beside their averages. */
import { formatLongDate, formatSignedPercent } from '@repo/domain/format';
import type { DisplayCurrency } from '@repo/domain/money';
import { movingAverage, overallAverage, runningCompounded, valuationCut } from '@repo/domain/portfolio';
import { fallOfHoldings } from '@repo/domain/product-figures';
import type { ChartHue, LineInput, LineMarker } from '@repo/ui/charts';
import type { PortfolioView, ProductSeries } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.history;

/** The value of each day; money in is an « Entrée », money out a « Sortie » (R179). */
export function valuationLine(
  { values }: ProductSeries,
  hue: ChartHue,
  { period, until }: PortfolioView,
): LineInput {
  const cut = valuationCut(values, period, until);
  const markers: LineMarker[] = cut.flatMap(({ date, contribution }) =>
    contribution === 0 ? [] : [{ day: date, kind: contribution > 0 ? 'entry' : 'exit' }],
  );
  return {
    days: cut.map(({ date }) => date),
    series:
      cut.length === 0
        ? []
        : [{ id: 'value', label: texts.valuation, hue, values: cut.map(({ value }) => value) }],
    isFilled: true,
    hasRaisedFloor: true,
    markers,
  };
}

/**
 * The compounded yield since inception and its two averages (R177, R288). Computed from the whole history and cut
 * afterwards: a shorter period does not change the values.
 */
export function yieldLines(
  { rates }: ProductSeries,
  hue: ChartHue,
  { period, until }: PortfolioView,
): LineInput {
  const weighted = runningCompounded(rates);
  const moving = movingAverage(weighted);
  const overall = overallAverage(weighted);
  const points = rates.map(({ date }, index) => ({
    date,
    weighted: weighted[index] ?? null,
    moving: moving[index] ?? null,
    overall: overall[index] ?? null,
  }));
  const cut = valuationCut(points, period, until);
  if (cut.length === 0) return { days: [], series: [] };
  return {
    days: cut.map(({ date }) => date),
    series: [
      { id: 'weighted', label: texts.lines.weighted, hue, values: cut.map((point) => point.weighted) },
      {
        id: 'moving',
        label: texts.lines.moving,
        hue: 'gold',
        stroke: 'dashed',
        values: cut.map((point) => point.moving),
      },
      {
        id: 'overall',
        label: texts.lines.overall,
        hue: 'ink-muted',
        stroke: 'dotted',
        values: cut.map((point) => point.overall),
      },
    ],
  };
}

/** « Plus forte baisse, en EUR : −8,20 %, du 3 mars au 12 avril 2026 »; `null` where there is none to show. */
export function fallNote({ values }: ProductSeries, currency: DisplayCurrency): string | null {
  const fall = fallOfHoldings(values);
  if (fall === null) return null;
  return texts.fall({
    currency,
    rate: formatSignedPercent(fall.rate),
    from: formatLongDate(fall.from),
    to: formatLongDate(fall.to),
    recovered: fall.recovered && formatLongDate(fall.recovered),
  });
}
