/** What the charts of the home draw; their tables have the same numbers. */
import { productHue } from '@repo/client/portfolio';
import { isoDay, isoWeekKey } from '@repo/domain/dates';
import {
  formatBookAmount,
  formatDayLabel,
  formatDecimal,
  formatMonthLabel,
  formatPercent,
  formatWeekLabel,
} from '@repo/domain/format';
import { decimal } from '@repo/domain/money';
import type { BarInput, ChartHue } from '@repo/ui/charts';
import { type Bucket, bucketName, type Indicators } from './indicators.model.ts';
import { indicatorsTexts } from './indicators.texts.ts';

const texts = indicatorsTexts.charts;

/** For what is drawn. */
const double = (amount: string): number => decimal(amount).toNumber();

function labelOf({ period }: Indicators, { start }: Bucket): string {
  if (period === 'monthly') return formatMonthLabel(start);
  return period === 'weekly' ? formatWeekLabel(isoWeekKey(isoDay(start))) : formatDayLabel(start);
}

const categoriesOf = (indicators: Indicators): BarInput['categories'] =>
  indicators.buckets.map((bucket) => ({
    id: bucket.start,
    label: labelOf(indicators, bucket),
    longLabel: bucketName(indicators, bucket),
  }));

/** One stack a bucket: what each strategy is worth at its end. Empty without anything held. */
export function assetBars(indicators: Indicators): BarInput {
  const strategies = indicators.money?.strategies ?? [];
  const isHeld = indicators.buckets.some(({ money }) => money?.values.some((value) => double(value) !== 0));
  return {
    categories: isHeld ? categoriesOf(indicators) : [],
    series: strategies.map(({ strategy }, place) => ({
      id: strategy,
      label: strategy,
      hue: productHue(strategy),
      values: indicators.buckets.map(({ money }) => {
        const value = money?.values[place];
        return value === undefined || double(value) === 0 ? null : double(value);
      }),
    })),
  };
}

/** Above zero what came in, below what went out. Empty without any flow. */
export function netBars(indicators: Indicators): BarInput {
  const nets = indicators.buckets.map(({ money }) => (money === null ? null : double(money.net)));
  return {
    categories: nets.some((net) => net !== null && net !== 0) ? categoriesOf(indicators) : [],
    series: [{ id: 'net', label: texts.net, hue: 'accent', values: nets }],
    // A month without any movement needs no label.
    totals: nets.map((net) => (net === 0 ? null : net)),
  };
}

export interface EndLabel {
  readonly strategy: string;
  readonly hue: ChartHue;
  readonly value: string;
  readonly share: string;
}

/** At the end of the chart: the value of each strategy now and its share, the one on top first. */
export function endLabels({ money, currency }: Indicators): EndLabel[] {
  const strategies = money?.strategies ?? [];
  const total = strategies.reduce((sum, { value }) => sum + double(value), 0);
  return strategies.toReversed().map(({ strategy, value }) => ({
    strategy,
    hue: productHue(strategy),
    value: formatBookAmount(value, currency),
    share: total === 0 ? indicatorsTexts.none : formatPercent(double(value) / total),
  }));
}

export interface Bar {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly share: string;
  /** Of the longest bar. */
  readonly length: number;
}

/** Of the accounts registered in the period, how many came at least as far; the share is of all of them. */
export function funnelBars({ funnel }: Indicators): Bar[] {
  const all = funnel[0]?.clients ?? 0;
  if (all === 0) return [];
  return funnel.map(({ step, clients }) => ({
    id: step,
    name: texts.steps[step],
    value: formatDecimal(String(clients)),
    share: formatPercent(clients / all),
    length: clients / all,
  }));
}

/** What the clients of each adviser hold, the largest first. */
export function adviserBars({ advisers, currency }: Indicators): Bar[] {
  const values = advisers.map(({ value }) => (value === null ? 0 : double(value)));
  const total = values.reduce((sum, value) => sum + value, 0);
  const largest = Math.max(0, ...values);
  return advisers.map(({ id, name, value }, place) => {
    const of = values[place] ?? 0;
    return {
      id: id ?? 'none',
      name: id === null ? texts.noAdviser : (name ?? texts.formerAdviser),
      value: value === null ? indicatorsTexts.notComputable : formatBookAmount(value, currency),
      share: total === 0 ? indicatorsTexts.none : formatPercent(of / total),
      length: largest === 0 ? 0 : of / largest,
    };
  });
}
