/** The dashboard response in the form the screen uses, and the displayed figures. No React, no clock. */
import type { components } from '@repo/api-sdk';
import type { IsoDay } from '@repo/domain/dates';
import { formatDashboardAmount, formatNumericDate } from '@repo/domain/format';
import { type DisplayCurrency, decimal, sumOf, toText } from '@repo/domain/money';
import {
  dropInvalidRates,
  dropInvalidValues,
  type Period,
  type RatePoint,
  type ValuePoint,
  valuationCut,
} from '@repo/domain/portfolio';
import type { ChartHue } from '@repo/ui/charts';
import { productTone } from '../product/product-tone.ts';
import { portfolioTexts } from './portfolio.texts.ts';

type Schemas = components['schemas'];
export type Dashboard = Schemas['Dashboard'];
export type Strategy = Schemas['Strategy'];
export type DashboardEvent = Schemas['Event'];

/** The yield of one product, from the client's earliest contract in it (R180). */
export interface ProductSeries {
  readonly rates: readonly RatePoint[];
  readonly values: readonly ValuePoint[];
}

/** The data rendered first: everything but the daily series. */
export interface Figures {
  readonly currency: DisplayCurrency;
  readonly totals: Dashboard['portfolio'];
  readonly headline: Dashboard['headline'];
  readonly headlines: Dashboard['headlines'];
  readonly waiting: Dashboard['waiting'];
  readonly events: Dashboard['events'];
  readonly freshness: Dashboard['freshness'];
}

/** With its daily series, whose points all have a day and a finite number (R198), in order of time. */
export interface Portfolio extends Figures {
  readonly aggregated: ProductSeries;
  /** Only the products that contributed at least one day. */
  readonly contributions: Readonly<Record<string, readonly RatePoint[]>>;
  /** By product title. */
  readonly products: Readonly<Record<string, ProductSeries>>;
}

/** The figures of a response, with or without series. */
export function readFigures(dashboard: Dashboard): Figures {
  const { portfolio, headline, headlines, waiting, events, freshness } = dashboard;
  return { currency: portfolio.currency, totals: portfolio, headline, headlines, waiting, events, freshness };
}

/** Each series is parsed on first access: a page shows some of them at a time. */
export function readPortfolio(dashboard: Dashboard): Portfolio {
  const { performance_flows: flows, valuation_history: history, headlines } = dashboard;
  const titles = new Set([...Object.keys(flows.strategies), ...Object.keys(history.strategies)]);
  const contributions = once(() =>
    Object.fromEntries(
      Object.entries(flows.contributions)
        .map(([title, points]) => [title, dropInvalidRates(points)] as const)
        .filter(([, points]) => points.length > 0),
    ),
  );
  return {
    ...readFigures(dashboard),
    aggregated: seriesOf({ rates: flows.aggregated, values: history.aggregated.points }),
    get contributions() {
      return contributions();
    },
    products: Object.fromEntries(
      [...titles].map((title) => [
        title,
        seriesOf({
          rates: flows.strategies[title] ?? [],
          values: history.strategies[title]?.points ?? [],
          start: headlines[title]?.start_date ?? '',
        }),
      ]),
    ),
  };
}

interface WireSeries {
  readonly rates: Dashboard['performance_flows']['aggregated'];
  readonly values: Dashboard['valuation_history']['aggregated']['points'];
  /** The client's points start here. */
  readonly start?: string;
}

function seriesOf({ rates: wireRates, values: wireValues, start = '' }: WireSeries): ProductSeries {
  const rates = once(() => dropInvalidRates(wireRates).filter(({ date }) => date >= start));
  const values = once(() => dropInvalidValues(wireValues).filter(({ date }) => date >= start));
  return {
    get rates() {
      return rates();
    },
    get values() {
      return values();
    },
  };
}

/** Computed on the first call, then cached. */
function once<Value>(compute: () => Value): () => Value {
  let kept: { readonly value: Value } | null = null;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}

const isPositive = (amount: string) => decimal(amount).gt(0);

/** A positive invested or current amount, a signed total (R159) that is positive or not computable, or a payment that waits. */
export function isSubscribed(figures: Figures, title: string): boolean {
  const signed = figures.headlines[title]?.signed_amount;
  if (signed === null || (signed !== undefined && isPositive(signed))) return true;
  if (figures.waiting.some(({ product }) => product === title)) return true;
  return figures.totals.allocations.some(
    (allocation) =>
      allocation.label === title &&
      (isPositive(allocation.invested_amount_eur) || isPositive(allocation.current_amount_eur)),
  );
}

/** Whether the client has neither holdings, nor signed contracts, nor payments that wait. */
export function hasNothing(figures: Figures): boolean {
  if (figures.waiting.length > 0) return false;
  const titles = [...Object.keys(figures.headlines), ...figures.totals.allocations.map(({ label }) => label)];
  return !titles.some((title) => isSubscribed(figures, title));
}

/** Money is under way, of one product or of all, and nothing is held yet: there is no value to show. */
export function isAwaited(figures: Figures, product: string | null): boolean {
  const isShown = (title: string) => product === null || title === product;
  const isHeld = figures.totals.allocations.some(
    ({ label, invested_amount_eur: invested, current_amount_eur: current }) =>
      isShown(label) && (isPositive(invested) || isPositive(current)),
  );
  return !isHeld && figures.waiting.some((payment) => isShown(payment.product));
}

type UnderWay = Dashboard['waiting'][number];

/** Money under way in the same state: the number of payments, and their sums. */
export interface WaitingLine
  extends Pick<UnderWay, 'contract_id' | 'state' | 'currency' | 'payment_method' | 'order_date' | 'missing'> {
  readonly count: number;
  readonly amount: string;
}

/**
 * The money under way of one product, or of all: one line for each state, means, day and currency. What waits for a NAV
 * comes last, the earliest day first.
 */
export function waitingLines({ waiting }: Figures, product: string | null): WaitingLine[] {
  const shown = waiting.filter((payment) => product === null || payment.product === product);
  const groups = Map.groupBy(
    shown,
    ({ state, payment_method: method, order_date: day, currency }) =>
      `${day ?? ''} ${state} ${method} ${currency}`,
  );
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, all]) => {
      const [first] = all;
      if (first === undefined) return [];
      const amount = toText(sumOf(all.map((payment) => decimal(payment.amount))));
      const missing =
        first.missing === null ? null : toText(sumOf(all.map((payment) => decimal(payment.missing ?? '0'))));
      return [{ ...first, count: all.length, amount, missing }];
    });
}

/** « en cours : virement à vérifier », after the amount. */
export function waitingText({
  state,
  payment_method: method,
  order_date: day,
  count,
  ...line
}: WaitingLine): string {
  const texts = portfolioTexts.underWay;
  if (state === 'short') return texts.short(formatDashboardAmount(line.missing ?? '0', line.currency));
  if (state === 'to_check') return texts.toCheck[method](count);
  return texts.toExecute(count, formatNumericDate(day ?? ''));
}

export type Direction = 'up' | 'down' | 'flat';

/** The sign of an amount; zero, once rounded, has none. */
export function directionOf(signedText: string): Direction {
  if (!/[1-9]/.test(signedText)) return 'flat';
  return signedText.startsWith('+') ? 'up' : 'down';
}

/** An amount in the display currency; « non calculable » where it can't be expressed in it. */
export function amountText(amount: string | null, currency: DisplayCurrency): string {
  return amount === null ? portfolioTexts.notComputable : formatDashboardAmount(amount, currency);
}

/** A gain with its sign: « +261,54 € », « −3,10 € », « 0,00 € », « non calculable ». */
export function signedAmount(amount: string | null, currency: DisplayCurrency): string {
  if (amount === null) return portfolioTexts.notComputable;
  const text = formatDashboardAmount(amount, currency);
  return isPositive(amount) && /[1-9]/.test(text) ? `+${text}` : text;
}

/** The hue of a product in a chart: the accent for one the design does not know yet. */
export function productHue(title: string): ChartHue {
  return productTone(title) ?? 'accent';
}

/** The products of the filter: those on offer, then held ones no longer on offer. */
export function productTitles(
  strategies: readonly Strategy[] | undefined,
  figures: Figures | null,
): string[] {
  const offered = (strategies ?? []).map(({ title }) => title);
  return [...new Set([...offered, ...Object.keys(figures?.headlines ?? {})])];
}

/**
 * The product whose view is shown. Until both lists are loaded the URL is trusted; afterwards an unknown product counts
 * as none.
 */
export function chosenProduct(
  requested: string | null,
  known: readonly string[],
  isComplete: boolean,
): string | null {
  if (requested === null || !isComplete) return requested;
  return known.includes(requested) ? requested : null;
}

/** The period of the charts, which ends on `until`. */
export interface PortfolioView {
  readonly period: Period;
  readonly until: IsoDay;
}

/** Why a chart of one product is empty (R178, D26): the key of its message. */
export function emptyReason(figures: Figures | null, title: string): 'empty' | 'notSubscribed' {
  return figures !== null && !isSubscribed(figures, title) ? 'notSubscribed' : 'empty';
}

/** Enough points for the shape of a trend. */
const TREND_POINTS = 60;

/** The values of the period for a line without axes: at most some sixty, the newest always among them. */
export function trendPoints(values: readonly ValuePoint[], { period, until }: PortfolioView): ValuePoint[] {
  const cut = valuationCut(values, period, until);
  const step = Math.max(1, Math.ceil(cut.length / TREND_POINTS));
  return cut.filter((_point, index) => (cut.length - 1 - index) % step === 0);
}
