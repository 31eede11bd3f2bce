/** Yields by period, plain or split by product (R166–R170, R175). */
import { formatDayLabel, formatLongDate, formatMonthLabel, formatWeekLabel, NBSP } from '@repo/domain/format';
import { type Bucket, buckets, type Period, type RatePoint, stackedBuckets } from '@repo/domain/portfolio';
import type { BarInput, ChartCategory, ChartHue } from '@repo/ui/charts';
import { type Portfolio, type PortfolioView, productHue } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';

const texts = portfolioTexts.bars;

/** One bar per bucket. */
export function yieldBars(
  rates: readonly RatePoint[],
  hue: ChartHue,
  { period, until }: PortfolioView,
): BarInput {
  const found = buckets(rates, period, until);
  return {
    categories: found.map((bucket) => category(period, bucket)),
    series: [{ id: 'yield', label: texts.series, hue, values: found.map(({ rate }) => rate) }],
  };
}

/** One bar per bucket, stacked from the contribution of each product. */
export function contributionBars(portfolio: Portfolio, { period, until }: PortfolioView): BarInput {
  const found = stackedBuckets(portfolio.aggregated.rates, portfolio.contributions, period, until);
  return {
    categories: found.map((bucket) => category(period, bucket)),
    series: Object.keys(portfolio.contributions).map((title) => ({
      id: title,
      label: title,
      hue: productHue(title),
      // A product that was not held has no bar, rather than a bar of zero.
      values: found.map(({ contributions }) => contributions[title] || null),
    })),
    totals: found.map(({ rate }) => rate),
  };
}

function category(period: Period, bucket: Bucket): ChartCategory {
  return { id: bucket.key, ...categoryLabels[period](bucket) };
}

type Labels = (bucket: Bucket) => Pick<ChartCategory, 'label' | 'longLabel'>;

const dayLabels: Labels = ({ start }) => ({ label: formatDayLabel(start), longLabel: formatLongDate(start) });

const categoryLabels: Readonly<Record<Period, Labels>> = {
  daily: dayLabels,
  monthly_short: dayLabels,
  weekly: ({ key, start }) => ({ label: formatWeekLabel(key), longLabel: texts.week(formatLongDate(start)) }),
  // Twelve months are distinct without their year, so the axis omits it; the reading keeps it.
  monthly: ({ key, start }) => ({
    label: before(formatMonthLabel(key), NBSP),
    longLabel: after(formatLongDate(start), ' '),
  }),
};

function before(text: string, mark: string): string {
  return text.slice(0, text.indexOf(mark));
}

function after(text: string, mark: string): string {
  return text.slice(text.indexOf(mark) + 1);
}
