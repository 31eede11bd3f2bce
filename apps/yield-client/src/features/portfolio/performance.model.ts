/** « Évolution des performances par actif »: the NAV of each product, rebased to 100 (R181, D28). */
import { type PortfolioView, portfolioTexts, productHue } from '@repo/client/portfolio';
import { addDays, type IsoDay, isoDay } from '@repo/domain/dates';
import { formatLongDate } from '@repo/domain/format';
import {
  dropInvalidRates,
  PERIOD_DAYS,
  type Period,
  type RatePoint,
  runningCompounded,
  valuationCut,
} from '@repo/domain/portfolio';
import type { LineInput } from '@repo/ui/charts';

const texts = portfolioTexts.performance;

const BASE = 100;

export interface PerformanceChart {
  readonly data: LineInput;
  readonly note?: string;
}

/** The daily rates of each product with a NAV, by title; none yet under a second NAV. */
export type RatesByProduct = Readonly<Record<string, Parameters<typeof dropInvalidRates>[0]>>;

export interface PerformanceQuestion extends PortfolioView {
  /** Whether a NAV was, or may have been, published for a held product: no sample is drawn then. */
  readonly hasNav: boolean;
}

/** One line per product since the period's start; the sample only when no NAV was ever published (D28). */
export function performanceChart(
  rates: RatesByProduct,
  { period, until, hasNav }: PerformanceQuestion,
): PerformanceChart {
  const products = Object.entries(rates).map(([title, points]) => ({
    title,
    rates: dropInvalidRates(points),
  }));
  if (!hasNav && products.length === 0) return illustration();
  const lines = products
    .map((product) => ({ title: product.title, levels: rebase(product.rates, period, until) }))
    .filter(({ levels }) => levels.size > 0);
  const days = [...new Set(lines.flatMap(({ levels }) => [...levels.keys()]))].toSorted();
  const first = days[0];
  return {
    data: {
      days,
      series: lines.map(({ title, levels }) => ({
        id: title,
        label: title,
        hue: productHue(title),
        values: days.map((day) => levels.get(day) ?? null),
      })),
      base: BASE,
      hasEndLabels: true,
    },
    ...(first === undefined ? {} : { note: texts.base(formatLongDate(first)) }),
  };
}

/**
 * The NAVs of the period over the last one on or before its first day, which is 100 on that day. A rate shows how a NAV
 * moved since the one before it.
 */
function rebase(rates: readonly RatePoint[], period: Period, until: IsoDay): Map<IsoDay, number> {
  const cut = valuationCut(rates, period, until);
  const first = cut[0];
  if (first === undefined) return new Map();
  const firstDay = addDays(until, 1 - PERIOD_DAYS[period]);
  // A product that starts inside the period has its first NAV, without a rate, on the day before its first rate.
  const isLaunch = first === rates[0] && first.date > firstDay;
  const start = isLaunch ? addDays(first.date, -1) : firstDay;
  // The rate of the first day led to the base.
  const moves = cut.filter(({ date }) => date > firstDay);
  const growth = runningCompounded(moves);
  return new Map([
    [start, BASE],
    ...moves.map(({ date }, index) => [date, BASE * (1 + (growth[index] ?? 0))] as const),
  ]);
}

/** Twenty placeholder points (2§2.1), for the shape of the chart before the first NAV. */
const SAMPLE = [
  100, 100.2, 100.5, 100.4, 100.9, 101.3, 101.2, 101.6, 102.1, 102, 102.6, 103, 102.8, 103.3, 103.9, 104.1,
  104, 104.6, 105, 105.4,
] as const;
const SAMPLE_START = isoDay('2025-01-01');

function illustration(): PerformanceChart {
  return {
    data: {
      days: SAMPLE.map((_value, index) => addDays(SAMPLE_START, index)),
      series: [{ id: 'sample', label: texts.sampleLine, hue: 'ink-muted', stroke: 'dashed', values: SAMPLE }],
      base: BASE,
    },
    note: texts.sampleNote,
  };
}
